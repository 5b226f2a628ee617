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
  /** Says that this test provokes such a message; any other on the console, or an error of the page, fails it. */
  expectComplaint: (pattern: RegExp) => void;
  complaints: { expected: RegExp[] };
  headers: void;
};

/**
 * The tag of what only `npm run prove` runs: what builds, packs or installs a product of its own, and what looks at the
 * same screens in further states and windows, or tries the same on further remotes.
 */
export const PROVED = '@proved';

/** Puts values into the browser's storage of the origin whose page is open. */
export const keep = (page: Page, values: Record<string, string>) =>
  page.evaluate((entries) => {
    for (const [name, value] of entries) localStorage.setItem(`siteledger.${name}`, value);
  }, Object.entries(values));

/** Puts values into the browser's storage of the product, whichever page is open. */
export const store = async (page: Page, values: Record<string, string>) => {
  // Any answer of this origin will do to reach its storage; this one runs no script.
  await page.goto('/health/live');
  await keep(page, values);
};

/**
 * Tests of the built product: each in a browser of its own, signed out, on the day of TODAY, with a console that must
 * stay free of errors.
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
