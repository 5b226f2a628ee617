import { fileURLToPath } from 'node:url';
import { browser, compile, compiledAlready, mappedSources } from './jest/index.mjs';

const rootDir = fileURLToPath(new URL('.', import.meta.url));

const shared = {
  rootDir,
  transform: { '^.+\\.(m?[jt]sx?)$': ['@swc/jest', compile] },
  transformIgnorePatterns: [compiledAlready()],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  moduleNameMapper: mappedSources(rootDir),
};

const inNode = {
  ...shared,
  displayName: 'platform-node',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{contract,registry,remote}/**/*.test.ts'],
};

const inBrowser = {
  ...shared,
  ...browser,
  displayName: 'platform',
  testMatch: ['<rootDir>/{cli,runtime}/**/*.test.{ts,tsx}'],
};

/** The platform's own tests. A product with a folder `platform` runs these projects beside its own. */
export default {
  projects: [inNode, inBrowser],
  // Catches hanging tests, not tests that are slow on a busy machine.
  testTimeout: 120_000,
};
