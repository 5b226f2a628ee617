import { fileURLToPath } from 'node:url';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Jest's settings for tests of screens: a browser environment in which console errors fail the test. */
export const browser = {
  testEnvironment: here('browser-environment.mjs'),
  testEnvironmentOptions: { url: 'http://localhost/' },
  setupFiles: [here('browser-shims.mjs')],
  setupFilesAfterEnv: [here('browser-setup.mjs')],
};
