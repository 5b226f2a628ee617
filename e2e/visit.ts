import { type Page, type Request } from '@playwright/test';
import { entranceScreens } from '../shell/src/sign-in/entrance-paths';
import { settled } from './axe';
import { expect } from './fixtures';
import { routeAt } from './product-screens';

const underWay = new WeakMap<Page, Set<unknown>>();

// Tracks the requests that a page is loading, so that a visit can tell when a screen is complete.
function watchLoading(page: Page) {
  const loading = new Set<unknown>();
  underWay.set(page, loading);
  // Ignores beacons of a page that is left, the event stream and its worker, because their end is never reported.
  const isAwaited = (request: Request) =>
    ['fetch', 'script', 'stylesheet'].includes(request.resourceType()) &&
    !/\/remotes\/events|\/event-stream\./.test(request.url());
  page.on('request', (request) => isAwaited(request) && loading.add(request));
  page.on('requestfinished', (request) => loading.delete(request));
  page.on('requestfailed', (request) => loading.delete(request));
  return loading;
}

// Waits until the browser is idle, because a script that has just loaded may still have to run and draw.
const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(done)))),
  );

/** Waits until a screen is shown and everything it loads has arrived. */
export async function standsThere(page: Page) {
  await expect(page.getByRole('heading').first()).toBeVisible();
  // Loaded content may send further requests once it is drawn.
  for (let quiet = 0; quiet < 3; quiet++) {
    await expect.poll(() => underWay.get(page)?.size ?? 0, { intervals: [15] }).toBe(0);
    await drawn(page);
    await settled(page);
  }
}

// Navigates like a link of the shell, if the page shows the shell. This takes a fifth of the time of a page load.
const moveTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    if (!document.querySelector('main')) return false;
    window.history.pushState({ idx: window.history.length }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
    return true;
  }, address);

/**
 * Opens the screen at an address and waits until it is complete. `isLoaded` reloads the page and so clears the focus.
 */
export async function visit(page: Page, address: string, { isLoaded = false } = {}) {
  const loading = underWay.get(page) ?? watchLoading(page);
  const isEntrance = entranceScreens.includes(routeAt(new URL(address, 'http://localhost').href));
  // The entrance redirects users who are signed in.
  if (isEntrance) await page.evaluate(() => localStorage.removeItem('siteledger.access_token'));
  loading.clear();
  if (isLoaded || isEntrance || !(await moveTo(page, address))) await page.goto(address);
  await standsThere(page);
}
