import { type Page } from '@playwright/test';

const EXTREMES = ['999999999999.99', '-999999999999.99', '0.00'];

// Percentages are never this long.
const LARGE_AMOUNT = /"-?\d{5,}\.\d\d"/g;

/** Replaces every large amount in turn by the largest possible amount, its negative and zero. */
export const withExtremeAmounts = (page: Page) =>
  page.route(/\/api\/v2\/(?!remotes)/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const answer = await route.fetch();
    if (!answer.headers()['content-type']?.includes('json')) return route.fulfill({ response: answer });
    let count = 0;
    const body = (await answer.text()).replaceAll(LARGE_AMOUNT, () => `"${EXTREMES[count++ % EXTREMES.length]}"`);
    return route.fulfill({ response: answer, body });
  });
