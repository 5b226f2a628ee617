import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags, findOrInstallChromium } from '../../scripts/run/chromium.mjs';
import { Failure } from '../../scripts/run/failure.mjs';
import { signIn, startProduct } from '../product.mjs';
import { median, printTable } from '../table.mjs';
import { remember, watch } from './cold-visit.mjs';
import { timeOfToggle } from './toggle.mjs';

const MENU = '.side-menu a';
const SETTLE_MS = 4_000;

const isOf = (names) => (url) => names.some((name) => url.pathname.startsWith(`/remotes/${name}/`));

async function openPage(browser, tokens, { selector, down = [] }) {
  const context = await browser.newContext();
  await context.addInitScript(remember, tokens);
  await context.addInitScript(watch, selector);
  const page = await context.newPage();
  if (down.length > 0) await page.route(isOf(down), (route) => route.abort());
  return page;
}

// The menu comes from descriptors, so that a remote that is down costs it nothing.
async function timeOfStart(browser, url, tokens, path, down) {
  const page = await openPage(browser, tokens, { selector: MENU, down });
  await page.goto(url + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.seenAt);
  const milliseconds = await page.evaluate(() => window.seenAt);
  await page.context().close();
  return milliseconds;
}

const timeOfClick = async (page, path) => {
  const since = performance.now();
  await page.locator(`${MENU}[href="${path}"]`).click();
  await page.locator('main[data-release] h1').waitFor();
  await page.waitForFunction((wanted) => location.pathname === wanted, path);
  return performance.now() - since;
};

async function timesOfSwitch(browser, url, tokens, { from, to, hovers }) {
  const page = await openPage(browser, tokens, { selector: MENU });
  // What is loaded in idle time would make every switch a second one.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await page.goto(url + from);
  await page.locator('main[data-release] h1').waitFor();
  if (hovers) {
    await page.locator(`${MENU}[href="${to}"]`).hover();
    await page.waitForTimeout(300);
  }
  const first = await timeOfClick(page, to);
  await timeOfClick(page, from);
  const second = await timeOfClick(page, to);
  await page.context().close();
  return { first, second };
}

async function bytesOf(browser, url, tokens, { name, entry, path }) {
  const page = await openPage(browser, tokens, { selector: MENU });
  const sizes = { entry: 0, screen: 0 };
  page.on('requestfinished', async (request) => {
    if (!isOf([name])(new URL(request.url()))) return;
    const { responseBodySize } = await request.sizes();
    sizes[request.url().includes(entry) ? 'entry' : 'screen'] += responseBodySize;
  });
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await page.goto(url + path);
  await page.locator('main[data-release] h1').waitFor();
  await page.waitForTimeout(SETTLE_MS / 4);
  await page.context().close();
  return sizes;
}

const repeated = async (rounds, work) => {
  const times = [];
  for (let round = 0; round < rounds; round += 1) times.push(await work());
  return median(times).toFixed(0);
};

async function measure(browser, url, rounds) {
  const tokens = await signIn(url, 'super@demo.test');
  const { data } = await (await fetch(`${url}/api/v2/remotes`)).json();
  const remotes = data.remotes.map(({ name, entry, descriptor }) => ({ name, entry, path: descriptor.nav[0].path }));
  const [first, ...others] = remotes;
  const names = remotes.map(({ name }) => name);

  const starts = [];
  for (const down of [[], [others[0].name], names]) {
    const time = await repeated(rounds, () => timeOfStart(browser, url, tokens, first.path, down));
    starts.push([`shell start until the menu, ${down.length} remotes down`, time]);
  }
  const switches = [];
  for (const hovers of [false, true]) {
    const times = [];
    for (let round = 0; round < rounds; round += 1)
      times.push(await timesOfSwitch(browser, url, tokens, { from: first.path, to: others[0].path, hovers }));
    const how = hovers ? 'after pointing at it' : 'without';
    switches.push([`first switch into ${others[0].name}, ${how}`, median(times.map((one) => one.first)).toFixed(0)]);
    switches.push([`second switch, ${how}`, median(times.map((one) => one.second)).toFixed(0)]);
  }
  const toggle = await repeated(rounds, () =>
    timeOfToggle(browser, url, tokens, others[0], { openPage, from: first.path }),
  );
  const bytes = [];
  for (const remote of remotes) bytes.push([remote.name, await bytesOf(browser, url, tokens, remote)]);

  printTable(
    'Platform, this machine without throttling; medians',
    ['what', 'ms'],
    [...starts, ...switches, ['a remote switched off until its menu entry is gone', toggle]],
  );
  printTable(
    'Transferred by the first screen of each remote, bytes',
    ['remote', 'entry', 'rest of its own files'],
    bytes.map(([name, { entry, screen }]) => [name, entry, screen]),
  );
}

/** What the platform costs: starts with remotes down, switches, a toggle, and the bytes of each remote. */
export const benchPlatform = async ({ small }) => {
  const executablePath = await findOrInstallChromium();
  if (!executablePath) throw new Failure('The platform bench needs Chromium, and none could be installed.');
  const folder = mkdtempSync(join(tmpdir(), 'siteledger-bench-'));
  const product = await startProduct({ DATA_DIR: folder, DATABASE_URL: '' });
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    await measure(browser, product.url, small ? 3 : 9);
  } finally {
    await browser.close();
    await product.stop();
    rmSync(folder, { recursive: true });
  }
};
