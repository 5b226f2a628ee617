import type { createBrowserRouter, RouteObject } from 'react-router';

/**
 * Gives a router other routes and leaves alone what it shows, with what is typed there: they count from its next navigation.
 * React Router has no public way to do so; its own hot reload uses this one. Decision 0007.
 */
export const replaceRoutes = (router: ReturnType<typeof createBrowserRouter>, routes: RouteObject[]) =>
  router._internalSetRoutes(routes);
