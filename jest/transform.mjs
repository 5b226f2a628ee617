const compile = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2023',
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
};

// Packages that ship ES modules only; Jest on Node 20 needs them compiled.
const esModulesOnly = [
  '@borewit/[^/]+',
  '@tokenizer/[^/]+',
  'content-disposition',
  'cookie',
  'd3-[^/]+',
  'file-type',
  'internmap',
  'lodash-es',
  'ml-array-[^/]+',
  'until-async',
  'rettime',
  'strtok3',
  'token-types',
  'uint8array-extras',
];

// SEEDED_FAULT names a mistake that the gates have to notice; see seeded-faults.mjs.
const compiler = process.env.SEEDED_FAULT ? '<rootDir>/jest/seeded-transform.mjs' : '@swc/jest';

/** How every Jest project compiles: swc, types are checked apart. */
export const transform = {
  transform: { '^.+\\.(m?[jt]sx?)$': [compiler, compile] },
  transformIgnorePatterns: [`/node_modules/(?!(?:.*/)?(?:${esModulesOnly.join('|')})/)`],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.data/'],
};
