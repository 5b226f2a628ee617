import type { createBrowserRouter, RouteObject } from 'react-router';

/**
 * Replaces a router's routes but keeps the current screen and its typed text; the new routes apply from the next
 * navigation. React Router has no public API for this; its own hot reload uses this function. Decision 0007.
 */
export const replaceRoutes = (router: ReturnType<typeof createBrowserRouter>, routes: RouteObject[]) =>
  router._internalSetRoutes(routes);
