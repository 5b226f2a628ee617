import { type Page, type Request } from '@playwright/test';
import firstScreens from '../../bench/browser/first-screens.json' with { type: 'json' };
import { expect, test } from '../fixtures';
import { descriptors } from '../product-screens';

type Screen = { path: string; selector: string; kilobytes?: number; firstCalls: readonly string[] };

const declared = new Map(
  descriptors.flatMap(({ routes }) =>
    routes.flatMap(({ path, firstCalls }) => (firstCalls ? [[path, firstCalls]] : [])),
  ),
);
const budgets = new Map(firstScreens.map((screen) => [screen.path, screen]));
const screens = [...new Set([...budgets.keys(), ...declared.keys()])].map((path): Screen => ({
  path,
  selector: '[data-row-key]',
  ...budgets.get(path),
  firstCalls: declared.get(path) ?? [],
}));

const MOST_WAVES = 3;
const TOO_MANY_WAVES = 8;
// Without a new request for this long, the page has sent all that it can before an answer arrives.
const QUIET_MS = 700;

/**
 * Opens a path and holds every request of its page back until the page sends no more; returns how many such waves it
 * takes until its first content is shown, the page itself included, the calls of the API, and the transferred KB of the
 * scripts that this content needed.
 */
async function visitInWaves(page: Page, { path, selector }: Screen) {
  let held: { request: Request; release: () => void }[] = [];
  const needed: Request[] = [];
  let sent = 0;
  const calls: string[] = [];
  await page.route('**/*', async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    // What follows the registry, or reports to it, is not awaited by a screen.
    if (request.resourceType() === 'document' || pathname.startsWith('/api/v2/remotes/')) return route.continue();
    sent++;
    if (pathname.startsWith('/api/v2/')) calls.push(pathname.slice('/api/v2'.length) + search);
    await new Promise<void>((release) => held.push({ request, release }));
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  const content = page.locator(selector).first();
  let waves = 1;
  for (; waves < TOO_MANY_WAVES; waves++) {
    for (let before = -1; before !== sent; await page.waitForTimeout(QUIET_MS)) before = sent;
    if (await content.isVisible()) break;
    const wave = held;
    held = [];
    for (const { request, release } of wave) {
      needed.push(request);
      release();
    }
  }
  for (const { release } of held) release();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const scripts = needed.filter((request) => new URL(request.url()).pathname.endsWith('.js'));
  const bytes = await Promise.all(scripts.map(async (request) => (await request.sizes()).responseBodySize));
  return { waves, calls, kilobytes: bytes.reduce((sum, one) => sum + one, 0) / 1000 };
}

// A busy machine answers late, which may split a wave but joins none: the first of three visits without such a split counts.
async function bestVisit(page: Page, screen: Screen) {
  for (let left = 2; ; left--) {
    // Ends the requests of the page before.
    await page.goto('about:blank');
    const visit = await visitInWaves(page, screen);
    if (left === 0 || visit.waves <= MOST_WAVES) return visit;
  }
}

for (const screen of screens) {
  test(`${screen.path} shows its first content after at most three waves of requests, within its budget of scripts`, async ({
    page,
    signInAs,
  }) => {
    if (screen.path !== '/login') await signInAs('super', '/profile/change-password');

    const { waves, calls, kilobytes } = await bestVisit(page, screen);

    expect(waves).toBeLessThanOrEqual(MOST_WAVES);
    expect(kilobytes).toBeLessThanOrEqual(screen.kilobytes ?? Infinity);
    const madeOnce = screen.path === '/login' ? [] : [...screen.firstCalls, '/user/details'];
    for (const call of madeOnce) expect(calls.filter((one) => one === call)).toEqual([call]);
  });
}
