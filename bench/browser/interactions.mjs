import { signIn } from '../product.mjs';
import { percentile, median, startTable } from '../table.mjs';
import { remember } from './cold-visit.mjs';
import { withProductInChromium } from './product-in-chromium.mjs';

const CPU_RATE = 4;
// Long enough for what a page loads in idle time, and for what an interaction starts.
const SETTLE_MS = 2_500;

const interactions = [
  { name: 'open a row', path: '/projects/list', act: (page) => page.locator('[data-row-key] a').first().click() },
  { name: 'sort', path: '/projects/list', act: (page) => page.getByRole('button', { name: /^Code/ }).first().click() },
  {
    name: 'next page',
    path: '/reports/payments',
    act: (page) => page.locator('.ant-pagination-next button').click(),
  },
  { name: 'a letter in the search', path: '/clients/list', act: (page) => page.getByRole('searchbox').press('a') },
  { name: 'open a form', path: '/clients/list', act: (page) => page.getByRole('link', { name: 'New client' }).click() },
  { name: 'a tab', path: '/', act: (page) => page.getByRole('tab', { name: 'Cashflow Overview' }).click() },
];

// Event timing: from the input to the next paint, of the slowest event of an interaction; it omits those below 16 ms.
function watchInteractions() {
  window.interactionMs = 0;
  new window.PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.interactionMs = Math.max(window.interactionMs, duration);
  }).observe({ type: 'event', durationThreshold: 16 });
}

const timeOf = async (browser, url, tokens, { path, act }) => {
  const context = await browser.newContext();
  try {
    await context.addInitScript(remember, tokens);
    await context.addInitScript(watchInteractions);
    const page = await context.newPage();
    await page.goto(url + path);
    await page.locator('[data-row-key], .summary-value').first().waitFor();
    await page.waitForTimeout(SETTLE_MS);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    await act(page);
    await page.waitForTimeout(SETTLE_MS);
    return await page.evaluate(() => window.interactionMs);
  } finally {
    await context.close();
  }
};

/** Measures the time from a click or a key to the next paint, for what staff do most on a screen. */
export const benchInteractions = ({ small }) =>
  withProductInChromium(async (browser, product) => {
    const tokens = await signIn(product.url);
    const print = startTable(`Interactions, until the next paint: CPU × ${CPU_RATE}`, [
      'interaction',
      'median ms',
      '95 %',
    ]);
    for (const interaction of interactions) {
      const times = [];
      for (let round = 0; round < (small ? 2 : 7); round += 1)
        times.push(await timeOf(browser, product.url, tokens, interaction));
      print([interaction.name, median(times).toFixed(0), percentile(times, 0.95).toFixed(0)]);
    }
  });
