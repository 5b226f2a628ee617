import { compile } from '@siteledger/platform/jest';
import { inRoot } from '../scripts/run/root.mjs';
import { compiledAlready } from '../shared-lib/jest/compiled-already.mjs';

// The server's packages with ES modules only, in addition to the browser's.
const esModulesOnly = [
  '@borewit/[^/]+',
  '@tokenizer/[^/]+',
  'content-disposition',
  'cookie',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
];

// SEEDED_FAULT names a fault that the gates must notice; see seeded-faults.mjs.
const compiler = process.env.SEEDED_FAULT ? inRoot('jest/seeded-transform.mjs') : '@swc/jest';

/** Settings with which every Jest project compiles. */
export const transform = {
  transform: { '^.+\\.(m?[jt]sx?)$': [compiler, compile] },
  transformIgnorePatterns: [compiledAlready(esModulesOnly)],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.data/'],
};
