import { type Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { note } from '../notes';
import { addressesOf } from './addresses';
import { cutFigures } from './cut-figures';
import { withExtremeAmounts } from './extreme-amounts';
import { seed, someScreens } from './some-screens';
import { visit } from '../visit';

const WINDOWS = [1366, 1440, 1920].flatMap((width) =>
  ['comfortable', 'compact'].map((density) => ({ width, height: 900, density })),
);
const TELEPHONE = { width: 390, height: 844, density: 'comfortable' };

// Printed sheets have a fixed width and no negative amounts.
const screens = someScreens.filter(({ route }) => !route.startsWith('/document-printing'));

const chooseDensity = (page: Page, density: string) =>
  page.evaluate((chosen) => {
    localStorage.setItem('siteledger.density', chosen);
    // As if another tab had changed it.
    window.dispatchEvent(new StorageEvent('storage', { key: 'siteledger.density' }));
  }, density);

/** Figures cut in a window of this size; columns and cards adapt within a few frames. */
async function cutIn(page: Page, { density, ...size }: typeof TELEPHONE) {
  await chooseDensity(page, density);
  await page.setViewportSize(size);
  let cut: string[] = [];
  await expect
    .poll(async () => (cut = await cutFigures(page)).length, { timeout: 3_000 })
    .toBe(0)
    .catch(() => undefined);
  return cut.map((one) => `${size.width} px, ${density}: ${one}`);
}

// A clicked button changes its name.
const showChartsAsTables = async (page: Page) => {
  const next = page.getByRole('button', { name: /^Show as table: / }).first();
  while ((await next.count()) > 0) await next.click();
};

// A system font is used while the product's font is blocked or still loading.
const FONTS = { 'the font of the product': undefined, 'a font of the system': '**/*.woff2' };

for (const [fonts, blocked] of Object.entries(FONTS))
  test(`no figure is cut or broken, however large, whatever the window and the density, in ${fonts}`, async ({
    page,
    signInAs,
    expectComplaint,
  }) => {
    test.setTimeout(900_000);
    if (blocked) {
      expectComplaint(/woff2|ERR_FAILED/);
      await page.route(blocked, (route) => route.abort());
    }
    const addressOf = await addressesOf(await signInAs('super', '/health/live'));
    await withExtremeAmounts(page);
    const found: string[] = [];

    for (const { route } of screens) {
      await visit(page, addressOf(route));
      if ((await page.locator('.sl-figure, .sl-chart').count()) === 0) continue;
      await showChartsAsTables(page);
      for (const size of [...WINDOWS, TELEPHONE]) {
        const cut = await cutIn(page, size);
        note({ gate: 'figures in sight', tried: 1, held: cut.length > 0 ? 0 : 1, of: route });
        found.push(...cut.map((one) => `${route}: ${one}`));
      }
    }
    expect(found, `seed ${seed}`).toEqual([]);
  });
