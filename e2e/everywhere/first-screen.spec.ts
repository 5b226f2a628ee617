import { type Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { descriptors } from '../product-screens';

const screens = descriptors.flatMap(({ routes }) =>
  routes.flatMap(({ path, firstCalls }) => (firstCalls ? [{ path, firstCalls }] : [])),
);

const TOO_MANY_WAVES = 8;
// Without a new request for this long, the page has sent all that it can before an answer arrives.
const QUIET_MS = 700;

/**
 * Opens a path and holds every request of its page back until the page sends no more; returns how many such waves it
 * takes until a row is shown, the page itself included, and the calls of the API.
 */
async function visitInWaves(page: Page, path: string) {
  let held: (() => void)[] = [];
  let sent = 0;
  const calls: string[] = [];
  await page.route('**/*', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    // What follows the registry, or reports to it, is not awaited by a screen.
    if (route.request().resourceType() === 'document' || pathname.startsWith('/api/v2/remotes/'))
      return route.continue();
    sent++;
    if (pathname.startsWith('/api/v2/')) calls.push(pathname.slice('/api/v2'.length) + search);
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  const row = page.locator('[data-row-key]').first();
  let waves = 1;
  for (; waves < TOO_MANY_WAVES; waves++) {
    for (let before = -1; before !== sent; await page.waitForTimeout(QUIET_MS)) before = sent;
    if (await row.isVisible()) break;
    const wave = held;
    held = [];
    for (const release of wave) release();
  }
  for (const release of held) release();
  return { waves, calls };
}

for (const { path, firstCalls } of screens) {
  test(`${path} shows its rows after at most three waves of requests, and makes its first calls once`, async ({
    page,
    signInAs,
  }) => {
    await signInAs('super', '/profile/change-password');

    const { waves, calls } = await visitInWaves(page, path);

    expect(waves).toBeLessThanOrEqual(3);
    for (const call of [...firstCalls, '/user/details']) expect(calls.filter((one) => one === call)).toEqual([call]);
  });
}
