import { mappedSources } from '@siteledger/platform/jest';
import { inGroups } from './jest/groups.mjs';
import { transform } from './jest/transform.mjs';
import platform from './platform/jest.config.mjs';
import { browser } from './shared-lib/jest/browser.mjs';
import { inRoot } from './scripts/run/root.mjs';

// Shifts the clock to the day in TODAY, if it is set.
const setupFiles = [inRoot('api/src/given-day/use-given-day.ts')];

const sources = { ...mappedSources(inRoot('platform')), ...mappedSources(inRoot('shared-lib')) };

// The platform's own projects, compiled by our `transform`, so that a seeded fault reaches them too.
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

// Tests of the embedded database, and tests that start it themselves: skipped in the run on PostgreSQL.
const ofEmbedded = ['/api/src/db/pglite', '/api/src/server\\.test', '/api/src/given-day/served-day'];

const api = {
  ...node,
  testPathIgnorePatterns: [
    ...transform.testPathIgnorePatterns,
    ...(process.env.TEST_DATABASE === 'postgres' ? ofEmbedded : []),
  ],
  displayName: 'api',
  testEnvironment: '<rootDir>/jest/api-environment.mjs',
  // Test files share state, so Jest must not clean up globals after each of them.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  testMatch: ['<rootDir>/api/**/*.test.ts'],
  globalSetup: '<rootDir>/api/src/testing/databases/prepare-databases.ts',
  globalTeardown: '<rootDir>/api/src/testing/databases/stop-databases.ts',
};

export default {
  projects: [
    inGroups(domain),
    inGroups(platformInNode),
    inGroups(platformInBrowser, {
      // Alone, because the module keeps unsent reports in its state.
      alone: ['/runtime/reports/'],
      first: [inRoot('platform/runtime/testing/hear-reports.ts')],
    }),
    inGroups(screens, {
      // Alone, because the module keeps in its state that the first screen is drawn.
      alone: ['/shared-lib/src/ui/late'],
      first: ['@siteledger/shared-lib/testing'],
    }),
    // Alone, because these take long, start servers of their own and kill them.
    inGroups(api, { alone: ['/api/src/contract/'] }),
  ],
  testTimeout: platform.testTimeout,
  // A worker above this is replaced after its file. The setting also makes Jest use a child process for a single
  // worker.
  workerIdleMemoryLimit: '1800MB',
};
