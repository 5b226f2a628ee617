import { type Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { note } from '../notes';
import { addressesOf } from './addresses';
import { cutFigures } from './cut-figures';
import { seed, someScreens } from './some-screens';
import { visit, watchLoading } from './visit';

const WINDOWS = [1366, 1440, 1920].map((width) => ({ width, height: 900 }));
const DENSITIES = ['comfortable', 'compact'];

const chooseDensity = (page: Page, density: string) =>
  page.evaluate((chosen) => {
    localStorage.setItem('siteledger.density', chosen);
    // As another tab would tell it.
    window.dispatchEvent(new StorageEvent('storage', { key: 'siteledger.density' }));
  }, density);

/** The windows in which something on this screen is cut, each with what it is. */
async function faultsOf(page: Page) {
  const faults: string[][] = [];
  for (const density of DENSITIES) {
    await chooseDensity(page, density);
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      let cut: string[] = [];
      // The columns follow the window within a few frames.
      await expect
        .poll(async () => (cut = await cutFigures(page)).length, { timeout: 3_000 })
        .toBe(0)
        .catch(() => faults.push(cut.map((one) => `${size.width} px, ${density}: ${one}`)));
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
    if ((await page.locator('[data-scrolls-rows]').count()) === 0) continue;
    const faults = await faultsOf(page);
    const tried = WINDOWS.length * DENSITIES.length;
    note({ gate: 'figures in sight', tried, held: tried - faults.length, of: route });
    found.push(...faults.flat().map((fault) => `${route}: ${fault}`));
  }
  expect(found, `seed ${seed}`).toEqual([]);
});
