import { Failure } from '../../scripts/run/failure.mjs';
import { signIn } from '../product.mjs';
import { median, percentile, startTable } from '../table.mjs';
import { remember } from './cold-visit.mjs';
import { withProductInChromium } from './product-in-chromium.mjs';

const CPU_RATE = 4;
const AMOUNT = 'input.pay-amount';
const SUM = '.pay-panel-sum strong';

// Time from a key press to the next frame, in which the cell and the running totals are updated.
function timeKeys() {
  window.keyTimes = [];
  const onKey = ({ timeStamp }) =>
    requestAnimationFrame(() => setTimeout(() => window.keyTimes.push(performance.now() - timeStamp)));
  window.addEventListener('keydown', onKey, true);
}

const timesOf = async (page, keys) => {
  await page.evaluate(() => (window.keyTimes = []));
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(60);
  }
  return page.evaluate(() => window.keyTimes);
};

/** Key press times in ms in a grid with all rows of a page selected; the sum must follow the typed figure. */
export async function timeGrid(page, url, { rows, rounds }) {
  await page.addInitScript(timeKeys);
  await page.goto(`${url}/bulk-payment/pending-expenses?per_page=${rows}`, { waitUntil: 'commit' });
  await page.locator(AMOUNT).nth(1).waitFor();
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  const before = await page.locator(SUM).textContent();
  await page.locator(AMOUNT).first().focus();
  const typed = [];
  const moved = [];
  for (let round = 0; round < rounds; round += 1) {
    typed.push(...(await timesOf(page, ['1', '2'])));
    moved.push(...(await timesOf(page, ['Enter'])));
  }
  if ((await page.locator(SUM).textContent()) === before) throw new Failure('The sum did not follow what was typed.');
  return { typed, moved, shown: await page.locator(AMOUNT).count() };
}

/**
 * Measures the time from a key press to the painted figure in the bulk payment's grid, with few rows and with the most
 * rows of a page.
 */
export const benchPaymentGrid = ({ small }) =>
  withProductInChromium(async (browser, product) => {
    const tokens = await signIn(product.url);
    const headings = ['key', 'median ms', '95 %'];
    const print = startTable(`Payment grid, key press to painted figure: CPU × ${CPU_RATE}`, headings);
    for (const rows of [15, 300]) {
      const context = await browser.newContext();
      await context.addInitScript(remember, tokens);
      const page = await context.newPage();
      const { typed, moved, shown } = await timeGrid(page, product.url, { rows, rounds: small ? 10 : 40 });
      const figures = (times) => [median(times).toFixed(1), percentile(times, 0.95).toFixed(1)];
      print([`a digit, ${shown} rows`, ...figures(typed)]);
      print([`Enter, ${shown} rows`, ...figures(moved)]);
      await context.close();
    }
  });
