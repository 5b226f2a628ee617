import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags, findOrInstallChromium } from '../../scripts/run/chromium.mjs';
import { Failure } from '../../scripts/run/failure.mjs';
import { signIn, startProduct } from '../product.mjs';
import { median, percentile, printTable } from '../table.mjs';
import { remember, watch } from './cold-visit.mjs';
import { timeOfNewRemote } from './new-remote.mjs';
import { openWithoutRegistry } from './registry-away.mjs';
import { registryAs } from './registry.mjs';
import { publishRelease, timeOfHalt, timesOfRelease } from './releases.mjs';
import { timeOfToggle } from './toggle.mjs';

const MENU = '.side-menu a';
const HEADING = 'main[data-release] h1';
const SETTLE_MS = 4_000;
const AN_HOUR = 60;

const isOf = (names) => (url) => names.some((name) => url.pathname.startsWith(`/remotes/${name}/`));

// Blocked in the browser: asking this process about each request would cost more than what is measured.
async function block(page, names) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: names.map((name) => `*/remotes/${name}/*`) });
}

async function openPage(browser, tokens, { selector, down = [] }) {
  const context = await browser.newContext();
  await context.addInitScript(remember, tokens);
  await context.addInitScript(watch, selector);
  const page = await context.newPage();
  await block(page, down);
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

// From the click until a frame has the heading of another screen, timed in the page.
const timeSwitches = (heading) => {
  const textOf = () => document.querySelector(heading)?.textContent;
  const start = ({ timeStamp }) => {
    const before = textOf();
    const look = (now) => {
      if (textOf() && textOf() !== before) window.switchTook = now - timeStamp;
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  document.addEventListener('click', start, true);
};

const timeOfClick = async (page, path) => {
  await page.evaluate(() => (window.switchTook = undefined));
  await page.locator(`${MENU}[href="${path}"]`).click();
  await page.waitForFunction(() => window.switchTook !== undefined);
  await page.waitForTimeout(SETTLE_MS / 4);
  return page.evaluate(() => window.switchTook);
};

async function timesOfSwitch(browser, url, tokens, { from, to, hovers }) {
  const page = await openPage(browser, tokens, { selector: MENU });
  // What is loaded in idle time would make every switch a second one.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await page.addInitScript(timeSwitches, HEADING);
  await page.goto(url + from);
  await page.locator(HEADING).waitFor();
  await page.waitForTimeout(SETTLE_MS / 4);
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
  await page.locator(HEADING).waitFor();
  await page.waitForTimeout(SETTLE_MS / 4);
  await page.context().close();
  return sizes;
}

const repeated = async (rounds, work) => {
  const times = [];
  for (let round = 0; round < rounds; round += 1) times.push(await work());
  return times;
};

const middle = (times) => median(times).toFixed(0);
const slowQuarter = (times) => percentile(times, 0.75).toFixed(0);

async function measureStarts(browser, url, tokens, rounds, [first, ...others]) {
  const names = [first, ...others].map(({ name }) => name);
  const rows = [];
  for (const down of [[], [others[0].name], names]) {
    const times = await repeated(rounds, () => timeOfStart(browser, url, tokens, first.path, down));
    rows.push([`shell start until the menu, ${down.length} remotes down`, middle(times)]);
  }
  return rows;
}

async function measureSwitches(browser, url, tokens, rounds, [from, to]) {
  const rows = [];
  for (const hovers of [false, true]) {
    const paths = { from: from.path, to: to.path, hovers };
    const times = await repeated(rounds, () => timesOfSwitch(browser, url, tokens, paths));
    const how = hovers ? 'after pointing at it' : 'without';
    rows.push([`first switch into ${to.name}, ${how}, 75 %`, slowQuarter(times.map(({ first }) => first))]);
    rows.push([`second switch, ${how}, 75 %`, slowQuarter(times.map(({ second }) => second))]);
  }
  return rows;
}

async function measureChanges(browser, url, tokens, rounds, [from, changed]) {
  const registry = registryAs(url, tokens.access_token);
  const toggles = await repeated(rounds, () =>
    timeOfToggle(browser, registry, tokens, changed, { openPage, from: url + from.path }),
  );
  const version = await publishRelease(url, registry, changed.name);
  const page = await openPage(browser, tokens, { selector: MENU });
  await page.goto(url + from.path);
  await page.waitForFunction(() => window.seenAt);
  await page.waitForTimeout(SETTLE_MS / 4);
  const changes = await repeated(rounds, () => timesOfRelease(page, registry, changed.name, version));
  await page.context().close();
  return [
    ['a remote switched off until its menu entry is gone', middle(toggles)],
    ['a release selected until an open tab goes on with it', middle(changes.map(({ toRelease }) => toRelease))],
    ['rolled back until an open tab goes on with the one before', middle(changes.map(({ toRollBack }) => toRollBack))],
    [
      'a rollout over its budget until it is halted',
      (await timeOfHalt(url, registry, changed.name, version)).toFixed(0),
    ],
  ];
}

async function measure(browser, url, rounds) {
  const tokens = await signIn(url, 'super@demo.test');
  const { data } = await (await fetch(`${url}/api/v2/remotes`)).json();
  const remotes = data.remotes.map(({ name, entry, descriptor }) => ({ name, entry, path: descriptor.nav[0].path }));
  const rows = [];
  for (const measureSome of [measureStarts, measureSwitches, measureChanges])
    rows.push(...(await measureSome(browser, url, tokens, rounds, remotes)));
  const bytes = [];
  for (const remote of remotes) bytes.push([remote.name, await bytesOf(browser, url, tokens, remote)]);

  printTable('Platform, this machine without throttling; medians unless a share is named', ['what', 'ms'], rows);
  printTable(
    'Transferred by the first screen of each remote, bytes',
    ['remote', 'entry', 'rest of its own files'],
    bytes.map(([name, { entry, screen }]) => [name, entry, screen]),
  );
}

async function measureWithoutRegistry(browser, folder, minutes) {
  const { opened, missing } = await openWithoutRegistry(browser, folder, minutes);
  printTable(`The central registry away for ${minutes} minutes`, ['screens opened', 'missing'], [[opened, missing]]);
}

async function measureProduct(browser, folder, rounds) {
  const product = await startProduct({ DATA_DIR: folder, DATABASE_URL: '' });
  try {
    await measure(browser, product.url, rounds);
  } finally {
    await product.stop();
  }
}

/**
 * What the platform costs: starts with remotes down, switches, what a change of the registry takes to be in an open tab, the
 * bytes of each remote, how long a new remote takes, and how many screens are missing while the central registry is away.
 */
export const benchPlatform = async ({ small }) => {
  const executablePath = await findOrInstallChromium();
  if (!executablePath) throw new Failure('The platform bench needs Chromium, and none could be installed.');
  const folder = mkdtempSync(join(tmpdir(), 'siteledger-bench-'));
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    await measureProduct(browser, join(folder, 'product'), small ? 3 : 9);
    const seconds = await timeOfNewRemote();
    printTable(
      'A new remote in a repository of its own',
      ['what', 's'],
      [['from an empty folder to the menu', seconds]],
    );
    await measureWithoutRegistry(browser, folder, small ? 2 : AN_HOUR);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
};
