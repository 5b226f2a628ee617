import { createRequire } from 'node:module';
import { compile } from '@siteledger/platform/jest';
import { browser } from './browser.mjs';
import { compiledAlready } from './compiled-already.mjs';

const { resolve } = createRequire(import.meta.url);

/**
 * Jest preset of a remote with its own repository: `"jest": { "preset": "@siteledger/shared-lib" }` in its
 * package.json.
 */
export default {
  ...browser,
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  transform: { '^.+\\.(m?[jt]sx?)$': [resolve('@swc/jest'), compile] },
  transformIgnorePatterns: [compiledAlready(['@siteledger/[^/]+/dist/esm', '@siteledger/shared-lib/jest'])],
  // A limit for tests that hang, not for tests that are slow on a busy machine.
  testTimeout: 120_000,
};
