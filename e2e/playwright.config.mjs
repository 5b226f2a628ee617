import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, findHeadlessChromium } from '../scripts/run/chromium.mjs';
import { freePort } from '../scripts/run/port.mjs';
import { inRoot, root } from '../scripts/run/root.mjs';

const emptyFile = () => {
  const path = join(mkdtempSync(join(tmpdir(), 'siteledger-answers-')), 'answers');
  writeFileSync(path, '');
  return path;
};

// Each worker reads this file again and gets the first reading's values from the environment.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'siteledger-e2e-'));
process.env.E2E_ANSWERS ??= emptyFile();
// Tests that switch remotes off and on would disturb the others, so they have their own server.
process.env.E2E_PLATFORM_PORT ??= String(await freePort());
process.env.E2E_PLATFORM_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'siteledger-e2e-platform-'));

const BESIDE_SCROLLBARS = 'everywhere/figures.spec.ts';

const launchOptions = { executablePath: await findHeadlessChromium(), args: chromiumFlags };

const urlOf = (port) => `http://127.0.0.1:${port}`;

const server = (port, dataDir, settings = {}) => ({
  command: `"${process.execPath}" "${inRoot('api', 'dist', 'server.js')}"`,
  cwd: root,
  url: `${urlOf(port)}/health/ready`,
  timeout: 180_000,
  env: { PORT: port, DATA_DIR: dataDir, DATABASE_URL: '', APP_ENV: 'development', SEED: 'demo', ...settings },
});

/** The built product on a free port with a data folder of its own and the demo data, driven by Chromium. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalTeardown: './remove-data.mjs',
  workers: 2,
  fullyParallel: false,
  // Distinguishes a machine that stalls for a moment from a defect, and reports the test as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    actionTimeout: 20_000,
    viewport: { width: 1440, height: 900 },
    // No person clicks into a dialog that is still growing. `everywhere/movement.spec.ts` tests with movement.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording every step costs more than repeating the few tests that failed.
    trace: 'on-first-retry',
    launchOptions,
  },
  projects: [
    // One at a time, because each changes what all tabs of this server see. First, so that the others run beside them.
    {
      name: 'platform',
      testMatch: 'platform/*.spec.ts',
      workers: 1,
      use: { baseURL: urlOf(process.env.E2E_PLATFORM_PORT) },
    },
    { name: 'product', testIgnore: ['platform/**', BESIDE_SCROLLBARS], use: { baseURL: urlOf(process.env.E2E_PORT) } },
    // With scrollbars that take up space, as most people have; a headless browser has none.
    {
      name: 'scrollbars',
      testMatch: BESIDE_SCROLLBARS,
      use: {
        baseURL: urlOf(process.env.E2E_PORT),
        launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
      },
    },
  ],
  webServer: [
    server(process.env.E2E_PORT, process.env.E2E_DATA_DIR),
    // No other test on this server signs in with this role.
    server(process.env.E2E_PLATFORM_PORT, process.env.E2E_PLATFORM_DATA_DIR, {
      SECOND_FACTOR_ROLES: 'BUSINESS_OWNER',
    }),
  ],
});
