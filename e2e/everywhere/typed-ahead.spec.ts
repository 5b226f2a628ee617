import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { note } from '../notes';
import { productScreens } from '../product-screens';
import { standsThere, visit } from '../visit';
import { addressesOf } from './addresses';
import { openers } from './openers';
import { seed } from './some-screens';

const IN_SHORT = 3;
const KEY_MS = 40;
const SLOWER = 6;
const TYPED = 'Abcdefghij';

const some = process.env.PROVE
  ? openers
  : Array.from({ length: IN_SHORT }, (_, at) => openers[(seed + at * 5) % openers.length]!);

const valueOfFocused = (page: Page) =>
  page.evaluate(() => ('value' in document.activeElement! ? String(document.activeElement.value) : ''));

// Loads everything that opening it needs.
async function openAndClose(page: Page, opener: Locator) {
  const before = page.url();
  await opener.click();
  await standsThere(page);
  if (page.url() === before) await page.keyboard.press('Escape');
  else await page.goBack();
  await standsThere(page);
}

type How = { how: string; isWarm?: boolean };

/** Opens the screen, presses the opener and types at once; returns openers whose first field lost characters. */
async function tryAll(page: Page, addressOf: (route: string) => string, { how, isWarm }: How) {
  const lost: string[] = [];
  for (const { route, name, ticksRow } of some) {
    await visit(page, addressOf(route), { isLoaded: true });
    const main = page.locator('main');
    const opener = main.getByRole('button', { name }).or(main.getByRole('link', { name })).first();
    if (ticksRow)
      await main
        .getByRole('checkbox', { name: /^Select (?!all)/ })
        .first()
        .check();
    if (isWarm) await openAndClose(page, opener);

    await opener.click();
    await page.keyboard.type(TYPED, { delay: KEY_MS });
    const isKept = await expect
      .poll(() => valueOfFocused(page), { timeout: 20_000 })
      .toContain(TYPED)
      .then(() => true)
      .catch(() => false);

    note({ gate: 'typed ahead', tried: 1, held: Number(isKept), of: `${String(name)} of ${route}` });
    if (!isKept) lost.push(`${how}, ${String(name)} of ${route}: "${await valueOfFocused(page)}"`);
    // Discards the draft, so that the next form is empty.
    await page.evaluate(() => sessionStorage.clear());
  }
  return lost;
}

const slowDown = (computer: CDPSession, rate: number) => computer.send('Emulation.setCPUThrottlingRate', { rate });

test('the list of openers has one for every screen of entry', () => {
  const entered = productScreens.filter(({ route }) => route.endsWith('/create'));

  expect(openers.filter(({ name }) => /New/.test(name.source))).toHaveLength(entered.length);
});

test('keys typed from the click on reach the first field, however slow the computer', async ({ page, signInAs }) => {
  test.setTimeout(900_000);
  const addressOf = await addressesOf(await signInAs('super', '/health/live'));
  const computer = await page.context().newCDPSession(page);

  const cold = await tryAll(page, addressOf, { how: 'cold' });
  const warm = process.env.PROVE ? await tryAll(page, addressOf, { how: 'warm', isWarm: true }) : [];
  await slowDown(computer, SLOWER);
  const slow = await tryAll(page, addressOf, { how: 'slow' });

  expect([...cold, ...warm, ...slow], `seed ${seed}`).toEqual([]);
});
