import type { RouteObject } from '@siteledger/shared-lib/router';

/**
 * Loads the code of lazy routes, so that tests need not wait for the compiler: `beforeAll(() => loadScreens(routes))`.
 */
export async function loadScreens(routes: readonly RouteObject[]): Promise<void> {
  for (const { lazy, children = [] } of routes) {
    if (typeof lazy === 'function') await lazy();
    await loadScreens(children);
  }
}
