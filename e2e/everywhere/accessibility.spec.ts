import { type Page } from '@playwright/test';
import { settled, themes, violations } from '../axe';
import { expect, PROVED, store, test } from '../fixtures';
import { productScreens } from '../product-screens';
import { visit } from '../visit';
import { addressesOf } from './addresses';

const PHONE = { width: 390, height: 844 };
const MINUTES = 60_000;

// Who is signed in and what runs is asked by the shell.
const OF_A_SCREEN = /\/api\/v2\/(?!user\/|remotes)/;

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

    const found = await walk(
      page,
      productScreens.map(({ route }) => addressOf(route)),
    );

    expect(found).toEqual([]);
  });
}

test('on a telephone every screen is open to everybody', { tag: PROVED }, async ({ page, signInAs }) => {
  test.setTimeout(12 * MINUTES);
  const addressOf = await addressesOf(await signInAs('super', '/health/live'));
  await page.setViewportSize(PHONE);

  const found = await walk(
    page,
    productScreens.map(({ route }) => addressOf(route)),
  );

  expect(found).toEqual([]);
});

test('every list that finds nothing is open to everybody', { tag: PROVED }, async ({ page, signInAs }) => {
  test.setTimeout(12 * MINUTES);
  const addressOf = await addressesOf(await signInAs('super', '/health/live'));
  const found: string[] = [];

  for (const { route } of productScreens) {
    const address = addressOf(route);
    await visit(page, `${address}${address.includes('?') ? '&' : '?'}search=nothing-has-this-name`);
    if (await page.getByText('No Data.').first().isVisible()) await look(page, address, found);
  }

  expect(found).toEqual([]);
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

    const found = await walk(
      page,
      productScreens.filter(({ isPlain }) => !isPlain).map(({ route }) => addressOf(route)),
    );

    expect(found).toEqual([]);
  },
);
