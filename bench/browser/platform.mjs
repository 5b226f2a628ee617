import { join } from 'node:path';
import { callApi, signIn } from '../product.mjs';
import { median, percentile, startTable } from '../table.mjs';
import { remember, watch } from './cold-visit.mjs';
import { timeOfNewRemote } from './new-remote.mjs';
import { withChromium, withFolder, withProductIn } from './product-in-chromium.mjs';
import { openWithoutRegistry } from './registry-away.mjs';
import { registryAs } from './registry.mjs';
import { publishRelease, timeOfHalt, timesOfRelease } from './releases.mjs';
import { timeOfToggle } from './toggle.mjs';

const MENU = '.side-menu a';
const HEADING = 'main[data-release] h1';
const SETTLE_MS = 4_000;
const AN_HOUR = 60;

const isOf = (names) => (url) => names.some((name) => url.pathname.startsWith(`/remotes/${name}/`));

// Blocks requests inside the browser; intercepting each in this process would cost more than what is measured.
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

// The menu comes from descriptors, so a remote that is down must not slow it.
async function timeOfStart(browser, url, tokens, path, down) {
  const page = await openPage(browser, tokens, { selector: MENU, down });
  await page.goto(url + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.seenAt);
  const milliseconds = await page.evaluate(() => window.seenAt);
  await page.context().close();
  return milliseconds;
}

// Runs in the page: time from the click until a frame has another screen's heading.
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

async function timesOfSwitch(browser, url, tokens, { from, to, hovers, rate }) {
  const page = await openPage(browser, tokens, { selector: MENU });
  // Turns off idle-time loading, which would make every switch a repeated one.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await page.addInitScript(timeSwitches, HEADING);
  await page.goto(url + from);
  await page.locator(HEADING).waitFor();
  await page.waitForTimeout(SETTLE_MS / 4);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
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

async function measureStarts(print, { browser, url, tokens, rounds, remotes: [first, ...others] }) {
  const names = [first, ...others].map(({ name }) => name);
  for (const down of [[], [others[0].name], names]) {
    const times = await repeated(rounds, () => timeOfStart(browser, url, tokens, first.path, down));
    print([`shell start until the menu, ${down.length} remotes down`, middle(times)]);
  }
}

async function measureSwitches(print, { browser, url, tokens, rounds, remotes: [from, to] }) {
  for (const rate of [1, 4]) {
    for (const hovers of [false, true]) {
      const conditions = { from: from.path, to: to.path, hovers, rate };
      const times = await repeated(rounds, () => timesOfSwitch(browser, url, tokens, conditions));
      const how = `${hovers ? 'after pointing at it' : 'without'}, CPU × ${rate}, 75 %`;
      print([`first switch into ${to.name}, ${how}`, slowQuarter(times.map(({ first }) => first))]);
      print([`second switch, ${how}`, slowQuarter(times.map(({ second }) => second))]);
    }
  }
}

async function measureChanges(print, { browser, url, tokens, rounds, remotes: [from, changed] }) {
  const registry = registryAs(url, tokens.access_token);
  const toggles = await repeated(rounds, () =>
    timeOfToggle(browser, registry, tokens, changed, { openPage, from: url + from.path }),
  );
  print(['a remote switched off until its menu entry is gone', middle(toggles)]);
  const version = await publishRelease(url, registry, changed.name);
  const page = await openPage(browser, tokens, { selector: MENU });
  await page.goto(url + from.path);
  await page.waitForFunction(() => window.seenAt);
  await page.waitForTimeout(SETTLE_MS / 4);
  const changes = await repeated(rounds, () => timesOfRelease(page, registry, changed.name, version));
  await page.context().close();
  print(['a release selected until an open tab goes on with it', middle(changes.map(({ toRelease }) => toRelease))]);
  print([
    'rolled back until an open tab goes on with the one before',
    middle(changes.map(({ toRollBack }) => toRollBack)),
  ]);
  const halted = await timeOfHalt(url, registry, changed.name, version);
  print(['a rollout over its budget until it is halted', halted.toFixed(0)]);
}

async function measure(browser, url, rounds) {
  const tokens = await signIn(url, 'super@demo.test');
  const { data } = await callApi(url, '/remotes');
  const remotes = data.remotes.map(({ name, entry, descriptor }) => ({ name, entry, path: descriptor.nav[0].path }));
  const print = startTable('Platform, this machine without throttling; medians unless a share is named', [
    'what',
    'ms',
  ]);
  for (const measureSome of [measureStarts, measureSwitches, measureChanges])
    await measureSome(print, { browser, url, tokens, rounds, remotes });
  const headings = ['remote', 'entry', 'rest of its own files'];
  const printBytes = startTable('Transferred by the first screen of each remote, bytes', headings);
  for (const remote of remotes) {
    const { entry, screen } = await bytesOf(browser, url, tokens, remote);
    printBytes([remote.name, entry, screen]);
  }
}

async function measureWithoutRegistry(browser, folder, minutes) {
  const { opened, missing } = await openWithoutRegistry(browser, folder, minutes);
  const print = startTable(`The central registry away for ${minutes} minutes`, ['screens opened', 'missing']);
  print([opened, missing]);
}

/**
 * Measures the platform's costs: starts with remotes down, screen switches, the time of a registry change to reach an
 * open tab, the bytes of each remote, the time to create a remote, and the missing screens while the central registry
 * is unreachable.
 */
export const benchPlatform = ({ small }) =>
  withFolder((folder) =>
    withChromium(async (browser) => {
      await withProductIn(join(folder, 'product'), ({ url }) => measure(browser, url, small ? 3 : 9));
      const print = startTable('A new remote in a repository of its own', ['what', 's']);
      print(['from an empty folder to the menu', await timeOfNewRemote()]);
      await measureWithoutRegistry(browser, folder, small ? 2 : AN_HOUR);
    }),
  );
