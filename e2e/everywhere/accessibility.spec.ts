import { type Page } from '@playwright/test';
import { settled, themes, violations } from '../axe';
import { expect, PROVED, store, test } from '../fixtures';
import { productScreens } from '../product-screens';
import { visit } from '../visit';
import { addressesOf } from './addresses';

const PHONE = { width: 390, height: 844 };
const MINUTES = 60_000;

// The least number of screens with an empty state and with a failed load.
const LEAST_EMPTY = 13;
const LEAST_FAILED = 24;

// Excludes the shell's own requests for the user and the remotes.
const OF_A_SCREEN = /\/api\/v2\/(?!user\/|remotes)/;

const addressesOfAll = (addressOf: (route: string) => string, screens = productScreens) =>
  screens.map(({ route }) => addressOf(route));

async function look(page: Page, what: string, found: string[]) {
  await settled(page);
  found.push(...(await violations(page)).map((violation) => `${what}: ${violation}`));
}

const walk = async (page: Page, addresses: readonly string[]) => {
  const found: string[] = [];
  for (const address of addresses) {
    await visit(page, address);
    await look(page, address, found);
  }
  return found;
};

for (const theme of themes) {
  test(`every screen is open to everybody, ${theme}`, async ({ page, signInAs }) => {
    test.setTimeout(12 * MINUTES);
    const addressOf = await addressesOf(await signInAs('super', '/health/live'));
    await store(page, { theme });

    const found = await walk(page, addressesOfAll(addressOf));

    expect(found).toEqual([]);
  });
}

test('on a telephone every screen is open to everybody', { tag: PROVED }, async ({ page, signInAs }) => {
  test.setTimeout(12 * MINUTES);
  const addressOf = await addressesOf(await signInAs('super', '/health/live'));
  await page.setViewportSize(PHONE);

  const found = await walk(page, addressesOfAll(addressOf));

  expect(found).toEqual([]);
});

test('every list that finds nothing is open to everybody', { tag: PROVED }, async ({ page, signInAs }) => {
  test.setTimeout(12 * MINUTES);
  const addressOf = await addressesOf(await signInAs('super', '/health/live'));
  const found: string[] = [];
  const empty: string[] = [];

  for (const { route } of productScreens) {
    const address = addressOf(route);
    await visit(page, `${address}${address.includes('?') ? '&' : '?'}search=nothing-has-this-name`);
    if (!(await page.getByText('No Data.').first().isVisible())) continue;
    empty.push(route);
    await look(page, address, found);
  }

  expect(found).toEqual([]);
  expect(empty.length, empty.join(' ')).toBeGreaterThanOrEqual(LEAST_EMPTY);
});

test(
  'every screen of the frame whose records do not load is open to everybody',
  { tag: PROVED },
  async ({ page, signInAs, expectComplaint }) => {
    test.setTimeout(12 * MINUTES);
    expectComplaint(/503/);
    const addressOf = await addressesOf(await signInAs('super', '/health/live'));
    await page.route(OF_A_SCREEN, (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ status: 503, json: { message: 'The service is busy.' } })
        : route.fallback(),
    );

    const found: string[] = [];
    const failed: string[] = [];
    for (const { route } of productScreens.filter(({ isPlain }) => !isPlain)) {
      await visit(page, addressOf(route));
      if (await page.getByRole('button', { name: 'Retry' }).first().isVisible()) failed.push(route);
      await look(page, route, found);
    }
    expect(found).toEqual([]);
    expect(failed.length, failed.join(' ')).toBeGreaterThanOrEqual(LEAST_FAILED);
  },
);
