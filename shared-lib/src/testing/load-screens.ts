import type { RouteObject } from '@siteledger/shared-lib/router';

/** Loads the code of lazy routes, so that no test waits for the compiler: `beforeAll(() => loadScreens(routes))`. */
export async function loadScreens(routes: readonly RouteObject[]): Promise<void> {
  for (const { lazy, children = [] } of routes) {
    if (typeof lazy === 'function') await lazy();
    await loadScreens(children);
  }
}
