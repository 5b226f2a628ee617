import { createRequire } from 'node:module';
import { compile } from '@siteledger/platform/jest';
import { browser } from './browser.mjs';
import { compiledAlready } from './compiled-already.mjs';

const { resolve } = createRequire(import.meta.url);

/** `"jest": { "preset": "@siteledger/shared-lib" }` in the package.json of a remote with a repository of its own. */
export default {
  ...browser,
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  transform: { '^.+\\.(m?[jt]sx?)$': [resolve('@swc/jest'), compile] },
  transformIgnorePatterns: [compiledAlready(['@siteledger/[^/]+/dist/esm', '@siteledger/shared-lib/jest'])],
  // For what hangs, not for what is slow on a busy machine.
  testTimeout: 120_000,
};
