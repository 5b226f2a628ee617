import { type Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { note } from '../notes';
import { addressesOf } from './addresses';
import { cutFigures } from './cut-figures';
import { seed, someScreens } from './some-screens';
import { standsThere, visit, watchLoading } from './visit';

const WINDOWS = [1366, 1440, 1920].map((width) => ({ width, height: 900 }));
const DENSITIES = ['comfortable', 'compact'];
// What follows a window does so when it has not changed for so long. docs/domain/lists-and-search.md#the-table
const FOLLOWED_MS = 150;

const chooseDensity = (page: Page, density: string) =>
  page.evaluate((chosen) => {
    localStorage.setItem('siteledger.density', chosen);
    // As another tab would tell it.
    window.dispatchEvent(new StorageEvent('storage', { key: 'siteledger.density' }));
  }, density);

/** What is cut on the screen that stands there, in every window and density. */
async function faultsOf(page: Page) {
  const faults: string[] = [];
  for (const density of DENSITIES) {
    await chooseDensity(page, density);
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      await page.waitForTimeout(FOLLOWED_MS);
      faults.push(...(await cutFigures(page)).map((fault) => `${size.width} px, ${density}: ${fault}`));
    }
  }
  return faults;
}

test('no list cuts a figure, whatever the window and the density', async ({ page, signInAs }) => {
  test.setTimeout(900_000);
  watchLoading(page);
  const addressOf = await addressesOf(await signInAs('super', '/health/live'));
  const found: string[] = [];

  for (const { route } of someScreens) {
    await visit(page, route, addressOf(route));
    await standsThere(page);
    if ((await page.locator('[data-scrolls-rows]').count()) === 0) continue;
    const faults = await faultsOf(page);
    const tried = WINDOWS.length * DENSITIES.length;
    note({ gate: 'figures in sight', tried, held: Math.max(0, tried - faults.length), of: route });
    found.push(...faults.map((fault) => `${route}: ${fault}`));
  }
  expect(found, `seed ${seed}`).toEqual([]);
});
