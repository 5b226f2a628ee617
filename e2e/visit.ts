import { type Page, type Request } from '@playwright/test';
import { entranceScreens } from '../shell/src/sign-in/entrance-paths';
import { settled } from './axe';
import { expect } from './fixtures';
import { routeAt } from './product-screens';

const underWay = new WeakMap<Page, Set<unknown>>();

// Keeps count of what a page is loading, so that a visit knows when a screen has all of it.
function watchLoading(page: Page) {
  const loading = new Set<unknown>();
  underWay.set(page, loading);
  // What a page sends when it is left, a stream, and the worker that hears it never come to an end that is told.
  const isAwaited = (request: Request) =>
    ['fetch', 'script', 'stylesheet'].includes(request.resourceType()) &&
    !/\/remotes\/events|\/event-stream\./.test(request.url());
  page.on('request', (request) => isAwaited(request) && loading.add(request));
  page.on('requestfinished', (request) => loading.delete(request));
  page.on('requestfailed', (request) => loading.delete(request));
  return loading;
}

// Waits until the browser is idle: a script that has just loaded may still have to run and draw.
const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(done)))),
  );

/** Waits until a screen stands there, with what it loads. */
export async function standsThere(page: Page) {
  await expect(page.getByRole('heading').first()).toBeVisible();
  // What has come may ask for more once it is drawn.
  for (let quiet = 0; quiet < 3; quiet++) {
    await expect.poll(() => underWay.get(page)?.size ?? 0, { intervals: [15] }).toBe(0);
    await drawn(page);
    await settled(page);
  }
}

// As a link of the shell does, where the page shows the shell: a fifth of the time that a load of the page takes.
const moveTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    if (!document.querySelector('main')) return false;
    window.history.pushState({ idx: window.history.length }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
    return true;
  }, address);

/**
 * Opens the screen at an address, and waits until it is there with what it loads. Only a page that `isLoaded` again has
 * nothing that was focused before.
 */
export async function visit(page: Page, address: string, { isLoaded = false } = {}) {
  const loading = underWay.get(page) ?? watchLoading(page);
  const isEntrance = entranceScreens.includes(routeAt(new URL(address, 'http://localhost').href));
  // Who is signed in is led on from the entrance.
  if (isEntrance) await page.evaluate(() => localStorage.removeItem('siteledger.access_token'));
  loading.clear();
  if (isLoaded || isEntrance || !(await moveTo(page, address))) await page.goto(address);
  await standsThere(page);
}
