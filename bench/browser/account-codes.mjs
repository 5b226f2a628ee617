import { callApi, signIn } from '../product.mjs';
import { median, percentile, ratio, startTable } from '../table.mjs';
import { remember } from './cold-visit.mjs';
import { withProductInChromium } from './product-in-chromium.mjs';

const CPU_RATE = 4;
const LEVELS = 6;
const CODES = 600;
const LINE = '.account-row';
const FOUND_NOWHERE = 'zzzzzzzz';
const LONGEST_PAUSE_MS = 10_000;

// Adds chains of one code per level, each with forty on the last level, until the target is reached.
async function fillCodes(url, token, target) {
  let { total } = await callApi(url, '/finance_account_codes?per_page=15', { token });
  const add = async (group) => {
    total += 1;
    const body = { name: `Bench account ${total}`, code: `9-${total}`, parent_id: group };
    return (await callApi(url, '/finance_account_codes', { method: 'POST', token, body })).data.uuid;
  };
  while (total + LEVELS <= target) {
    let group;
    for (let level = 1; level < LEVELS; level += 1) group = await add(group);
    for (let leaf = 0; leaf < 40 && total < target; leaf += 1) await add(group);
  }
  while (total < target) await add();
}

// Time from an action until the frame with its result; `stands` runs in the page and returns the time, or false.
async function timed(page, act, stands, given) {
  const start = await page.evaluate(() => performance.now());
  await act();
  const painted = await page.waitForFunction(stands, given, { polling: 'raf', timeout: LONGEST_PAUSE_MS });
  return (await painted.jsonValue()) - start;
}

const stands = (selector) => document.querySelector(selector) !== null && performance.now();

const countStands = (count) =>
  document.querySelector('.account-tree')?.getAttribute('aria-rowcount') === count && performance.now();

/** Times in ms of opening, expanding and searching the tree, and the maximum of lines in the document. */
export async function timeTree(page, url, rounds) {
  const times = { opened: [], all: [], key: [], found: [] };
  let inDocument = 0;
  for (let round = 0; round < rounds; round += 1) {
    await page.goto(`${url}/profile/change-password`);
    await page.getByRole('link', { name: 'Account codes' }).waitFor();
    times.opened.push(await timed(page, () => page.getByRole('link', { name: 'Account codes' }).click(), stands, LINE));
    const total = /\d+/.exec(await page.locator('.account-count').textContent())[0];
    times.all.push(
      await timed(
        page,
        () => page.getByRole('button', { name: 'Expand all' }).click(),
        countStands,
        String(+total + 1),
      ),
    );
    inDocument = Math.max(inDocument, await page.locator(LINE).count());
    const search = page.getByRole('searchbox');
    await search.focus();
    times.key.push(...(await keyTimes(page, FOUND_NOWHERE)));
    // Waits for the search, because it depends on the machine whether the pause after the last letter was long enough.
    await page.getByText('No Data.').waitFor();
    await search.fill('-1');
    times.found.push(await timed(page, () => page.keyboard.press('1'), stands, `${LINE} mark`));
  }
  return { times, inDocument };
}

// Time from a key press in the search box until the letter is painted, with the whole tree open.
async function keyTimes(page, text) {
  await page.evaluate(() => {
    window.keyTimes = [];
    document
      .querySelector('input[type="search"]')
      .addEventListener('keydown', ({ timeStamp }) =>
        requestAnimationFrame(() => setTimeout(() => window.keyTimes.push(performance.now() - timeStamp))),
      );
  });
  for (const letter of text) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await page.waitForTimeout(60);
  }
  return page.evaluate(() => window.keyTimes);
}

/**
 * Measures opening, expanding and searching the tree of account codes, with the demo's codes and with 600 in 6 levels.
 */
export const benchAccountCodes = ({ small }) =>
  withProductInChromium(async (browser, product) => {
    const tokens = await signIn(product.url, 'super@demo.test');
    let demo;
    for (const target of [0, CODES]) {
      await fillCodes(product.url, tokens.access_token, target);
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      await context.addInitScript(remember, tokens);
      const page = await context.newPage();
      const client = await page.context().newCDPSession(page);
      await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
      const measured = await timeTree(page, product.url, small ? 2 : 8);
      print(target === 0 ? "Account codes, the demo's" : `Account codes, ${CODES} in ${LEVELS} levels`, measured, demo);
      demo ??= measured;
      await context.close();
    }
  });

const figures = [
  ['click in the menu to the first line, median, ms', ({ times }) => median(times.opened)],
  ['Expand all to the painted tree, median, ms', ({ times }) => median(times.all)],
  ['key press to painted letter, median, ms', ({ times }) => median(times.key)],
  ['key press to painted letter, 95 %, ms', ({ times }) => percentile(times.key, 0.95)],
  ['last key to marked hits, 300 ms of waiting in it, median, ms', ({ times }) => median(times.found)],
  ['lines in the document when all groups are open', ({ inDocument }) => inDocument],
];

// Prints the demo's figures beside it, once they are known.
function print(title, measured, demo) {
  const row = startTable(`${title}: CPU × ${CPU_RATE}`, ['what', 'figure', ...(demo ? ['demo', 'ratio'] : [])]);
  for (const [what, pick] of figures) {
    const own = pick(measured);
    row([what, own.toFixed(1), ...(demo ? [pick(demo).toFixed(1), ratio(own, pick(demo))] : [])]);
  }
}
