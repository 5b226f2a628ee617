import { MILLISECONDS_AHEAD } from '../api/src/given-day/use-given-day';
import { expect, type Page, test as base } from '@playwright/test';
import { shiftDate } from '../api/src/given-day/shift-date';
import { watchAnswers } from './answers';
import { type Api, apiAs } from './api';
import { type User } from './people';

type Fixtures = {
  /** Calls the API as a user. */
  as: (user: User) => Promise<Api>;
  /** Opens a path as a user without going through the sign-in page. */
  signInAs: (user: User, path?: string) => Promise<Api>;
  /** Allows an error that this test provokes; any other error on the console or of the page fails it. */
  expectComplaint: (pattern: RegExp) => void;
  complaints: { expected: RegExp[] };
  headers: void;
};

/**
 * Tag of tests that only `npm run prove` runs: those that build, pack or install a product, and those that repeat
 * checks in further states, windows or remotes.
 */
export const PROVED = '@proved';

/** Writes values to the browser storage of the open page's origin. */
export const keep = (page: Page, values: Record<string, string>) =>
  page.evaluate((entries) => {
    for (const [name, value] of entries) localStorage.setItem(`siteledger.${name}`, value);
  }, Object.entries(values));

/** Writes values to the browser storage of the product, whichever page is open. */
export const store = async (page: Page, values: Record<string, string>) => {
  // Any response of this origin gives access to its storage; this one runs no script.
  await page.goto('/health/live');
  await keep(page, values);
};

/**
 * Tests of the built product. Each starts in a signed-out browser on the day of TODAY, and fails on a console error.
 */
export const test = base.extend<Fixtures>({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        if (MILLISECONDS_AHEAD !== 0) await context.addInitScript(shiftDate, MILLISECONDS_AHEAD);
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
  complaints: [
    async ({ page }, use) => {
      const said: string[] = [];
      const expected: RegExp[] = [];
      page.on('pageerror', (error) => said.push(`page error: ${error.stack ?? error.message}`));
      page.on('console', (message) => {
        const where = message.location().url;
        if (message.type() === 'error') said.push(`console error: ${message.text()} ${where}`);
      });
      await use({ expected });
      expect(said.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
  headers: [
    async ({ page, baseURL }, use) => {
      const faults = watchAnswers(page, baseURL!);
      await use();
      expect(await faults()).toEqual([]);
    },
    { auto: true },
  ],
  expectComplaint: async ({ complaints }, use) => {
    await use((pattern) => complaints.expected.push(pattern));
  },
  as: async ({ request }, use) => {
    await use((user) => apiAs(request, user));
  },
  signInAs: async ({ page, request }, use) => {
    await use(async (user, path = '/') => {
      const api = await apiAs(request, user);
      const { access_token, refresh_token, expires_in } = api.tokens;
      await store(page, {
        app_version: '1.5',
        access_token,
        refresh_token,
        expires_at: String(Date.now() + expires_in * 1000),
      });
      await page.goto(path);
      return api;
    });
  },
});

export { expect };
