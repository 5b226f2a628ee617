import { type Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { note } from '../notes';
import { visit } from '../visit';
import { addressesOf } from './addresses';
import { seed, someScreens } from './some-screens';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const LEAST_ROWS = 15;
const HIGHEST_CARD_PX = 120;
const MOST_SHIFT = 0.01;

// Rows of lists, of bills to pay and of the account code tree.
const ROWS = 'tr[data-row-key], tr[data-row], [role=treegrid] [role=row][aria-level]';

// Excludes cards with more content, opened by a link.
const CARDS = '.sl-card:not(:has(.sl-card-facts, .sl-list))';

/** The number of fully visible rows of the first list, and whether there are more. */
const rowsOf = (page: Page) =>
  page.evaluate((selector) => {
    const rows = [...document.querySelectorAll(selector)].filter((row) => row.checkVisibility());
    // The totals row covers the rows below it.
    const end = Math.min(window.innerHeight, rows[0]?.closest('table')?.tFoot?.getBoundingClientRect().top ?? Infinity);
    const inView = rows.filter((row) => row.getBoundingClientRect().bottom <= end + 1).length;
    return { inView, areMore: rows.length > inView };
  }, ROWS);

const highCards = (page: Page) =>
  page.locator(CARDS).evaluateAll(
    (cards, most) =>
      cards
        .map((card) => ({ height: Math.round(card.getBoundingClientRect().height), text: card.textContent }))
        .filter(({ height }) => height > most)
        .map(({ height, text }) => `a card of ${height} px: ${text.slice(0, 60)}`),
    HIGHEST_CARD_PX,
  );

const overfullFilterRows = (page: Page) =>
  page
    .locator('.sl-filters')
    .evaluateAll((rows) =>
      rows
        .filter((row) => row.scrollWidth > row.clientWidth + 1)
        .map((row) => `filters of ${row.scrollWidth} px in ${row.clientWidth} px`),
    );

// Counts layout shifts from now on.
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) window.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

declare global {
  interface Window {
    shifted: number;
  }
}

// Overviews begin with figures, records with fields.
const isOfLists = async (page: Page) =>
  (await page.locator('.sl-list, .pay-layout, [role=treegrid]').count()) > 0 &&
  (await page.locator('.dashboard-tab, .sl-list[data-nested]').count()) === 0;

test('fifteen rows of a list are in view, a card is low, filters stand beside each other, and nothing moves while a screen loads', async ({
  page,
  signInAs,
}) => {
  test.setTimeout(900_000);
  const addressOf = await addressesOf(await signInAs('super', '/health/live'));
  await watchShifts(page);
  const found: string[] = [];

  for (const [place, size] of Object.entries({ desk: DESK, phone: PHONE })) {
    await page.setViewportSize(size);
    for (const { route } of someScreens) {
      await visit(page, addressOf(route), { isLoaded: true });
      const faults: string[] = [];
      const shifted = await page.evaluate(() => window.shifted);
      if (shifted > MOST_SHIFT) faults.push(`moved by ${shifted.toFixed(3)}`);
      faults.push(...(await overfullFilterRows(page)));
      if (place === 'phone') faults.push(...(await highCards(page)));
      else if (await isOfLists(page)) {
        const { inView, areMore } = await rowsOf(page);
        if (areMore && inView < LEAST_ROWS) faults.push(`${inView} rows in view`);
      }
      note({ gate: 'room', tried: 1, held: faults.length > 0 ? 0 : 1, of: `${route}, ${place}` });
      found.push(...faults.map((fault) => `${route}, ${place}: ${fault}`));
    }
  }
  expect(found, `seed ${seed}`).toEqual([]);
});
