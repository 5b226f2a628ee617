import platformBuild from '@siteledger/platform/build';
import { transform } from './jest/transform.mjs';
import { browser } from './shared-lib/jest/browser.mjs';
import { inRoot } from './scripts/run/root.mjs';

// By path and not by the export condition `source`: packages of others use that word too and ship no compiled file for it.
const sourcesOf = (folder) =>
  Object.fromEntries(
    Object.entries(platformBuild.sourcesOf(inRoot(folder))).map(([request, file]) => [`^${request}$`, file]),
  );

const sources = { ...sourcesOf('platform'), ...sourcesOf('shared-lib') };

const node = {
  ...transform,
  testEnvironment: 'node',
  moduleNameMapper: sources,
};

const domain = {
  ...node,
  displayName: 'domain',
  testMatch: ['<rootDir>/{platform/contract,platform/registry,platform/remote,shared-lib/src/domain}/**/*.test.ts'],
};

// The browser's part of the platform, without the product.
const platform = {
  ...transform,
  ...browser,
  displayName: 'platform',
  testMatch: ['<rootDir>/platform/{cli,runtime}/**/*.test.{ts,tsx}'],
  moduleNameMapper: sourcesOf('platform'),
};

const screens = {
  ...transform,
  ...browser,
  displayName: 'browser',
  testMatch: ['shared-lib', 'shell', 'mfe-*'].map((part) => `<rootDir>/${part}/**/*.test.{ts,tsx}`),
  testPathIgnorePatterns: [...transform.testPathIgnorePatterns, '/shared-lib/src/domain/'],
  moduleNameMapper: { ...sources, ...browser.moduleNameMapper },
};

// What is about the embedded database, or opens it by itself, runs with it.
const ofEmbedded = ['/api/src/db/pglite', '/api/src/server\\.test'];

const api = {
  ...node,
  testPathIgnorePatterns: [
    ...transform.testPathIgnorePatterns,
    ...(process.env.TEST_DATABASE === 'postgres' ? ofEmbedded : []),
  ],
  displayName: 'api',
  testEnvironment: '<rootDir>/jest/api-environment.mjs',
  // What is kept between the files must not be taken apart after each.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  testMatch: ['<rootDir>/api/**/*.test.ts'],
  globalSetup: '<rootDir>/api/src/testing/prepare-databases.ts',
  globalTeardown: '<rootDir>/api/src/testing/stop-databases.ts',
};

export default {
  projects: [domain, platform, screens, api],
  // For what hangs, not for what is slow on a busy machine.
  testTimeout: 120_000,
};
