import { mappedSources } from '@siteledger/platform/jest';
import { inGroups } from './jest/groups.mjs';
import { transform } from './jest/transform.mjs';
import platform from './platform/jest.config.mjs';
import { browser } from './shared-lib/jest/browser.mjs';
import { inRoot } from './scripts/run/root.mjs';

// Makes the day of TODAY today in each environment of the tests.
const setupFiles = [inRoot('api/src/given-day/use-given-day.ts')];

const sources = { ...mappedSources(inRoot('platform')), ...mappedSources(inRoot('shared-lib')) };

// As its own folder runs them, without the product; a seeded fault is made in them, too.
const [platformInNode, platformInBrowser] = platform.projects.map((project) => ({
  ...project,
  transform: transform.transform,
}));

const node = {
  ...transform,
  testEnvironment: 'node',
  setupFiles,
  moduleNameMapper: sources,
};

const domain = {
  ...node,
  displayName: 'domain',
  testMatch: ['<rootDir>/shared-lib/src/domain/**/*.test.ts'],
};

const screens = {
  ...transform,
  ...browser,
  setupFiles: [...setupFiles, ...browser.setupFiles],
  displayName: 'browser',
  testMatch: ['shared-lib', 'shell', 'mfe-*'].map((part) => `<rootDir>/${part}/**/*.test.{ts,tsx}`),
  testPathIgnorePatterns: [...transform.testPathIgnorePatterns, '/shared-lib/src/domain/'],
  moduleNameMapper: { ...sources, ...browser.moduleNameMapper },
};

// What is about the embedded database, or opens it by itself, runs with it.
const ofEmbedded = ['/api/src/db/pglite', '/api/src/server\\.test', '/api/src/given-day/served-day'];

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
  projects: [
    inGroups(domain),
    inGroups(platformInNode),
    inGroups(platformInBrowser, {
      // What waits to be sent is kept by the module.
      alone: ['/runtime/reports/'],
      first: [inRoot('platform/runtime/testing/hear-reports.ts')],
    }),
    inGroups(screens, {
      // That the first screen is drawn is said once.
      alone: ['/shared-lib/src/ui/late'],
      first: ['@siteledger/shared-lib/testing'],
    }),
    // Those of the contract take long, start servers of their own and kill them.
    inGroups(api, { alone: ['/api/src/contract/'] }),
  ],
  testTimeout: platform.testTimeout,
  // A worker that has grown beyond it is replaced after its file; with it, one worker is a process of its own, too.
  workerIdleMemoryLimit: '1800MB',
};
