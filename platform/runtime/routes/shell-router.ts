import type { IsGranted, ListedRemote, RemoteListing } from '@siteledger/platform/contract';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { buildRoutes, MOUNTS, type OwnRoutes } from './build-routes';
import { mountableRoutes } from './mount-routes';
import type { LoadedRemote, LoaderOf } from '../loader/remote-loaders';
import { replaceRoutes } from './replace-routes';
import type { RouteHandle } from './route-handle';

type Router = ReturnType<typeof createBrowserRouter>;

type Matches = Router['state']['matches'];

const shownHandle = (router: Router) => router.state.matches.at(-1)?.route.handle as RouteHandle | undefined;

/** Navigates to the current address, so that changed routes take effect. */
function goAgain(router: Router) {
  const { pathname, search, hash } = router.state.location;
  void router.navigate({ pathname, search, hash }, { replace: true, state: router.state.location.state as unknown });
}

// A navigation within a screen (its filters, a tab) renders it with the current routes.
const isDrawnByAnotherRelease = (before: Matches, after: Matches) =>
  before.some(({ route, pathname }) =>
    after.some(
      (match) => match.pathname === pathname && isOfOneScreen(match.route, route) && match.route.id !== route.id,
    ),
  );

function isOfOneScreen(one: Matches[number]['route'], other: Matches[number]['route']) {
  const [a, b] = [one.handle, other.handle] as (RouteHandle | undefined)[];
  return a?.remote !== undefined && a.remote === b?.remote && a.path === b.path;
}

/** Keeps the text typed in a screen just before another release renders it. */
function keepTyped(router: Router, keep: () => void) {
  let before = router.state.matches;
  return router.subscribe(({ matches }) => {
    if (matches !== before && isDrawnByAnotherRelease(before, matches)) keep();
    before = matches;
  });
}

/**
 * Runs `act` when no navigation is in progress: a running one has matched the old routes, and the router cannot finish
 * it once they are gone.
 */
function whenIdle(router: Router, act: () => void) {
  const isIdle = () => router.state.initialized && router.state.navigation.state === 'idle';
  if (isIdle()) return act();
  const stop = router.subscribe(() => {
    if (!isIdle()) return;
    stop();
    act();
  });
}

function mount(router: Router, { name }: ListedRemote, loaded: LoadedRemote, isGranted: IsGranted) {
  for (const layout of ['frame', 'plain'] as const) {
    router.patchRoutes(MOUNTS[layout], mountableRoutes(loaded, isGranted, layout));
  }
  const shown = shownHandle(router);
  if (shown?.remote === name && shown.instead === 'loading') goAgain(router);
}

// The declared route of the current screen; undefined for the shell's own.
const declaredFor = ({ remotes }: RemoteListing, shown: RouteHandle | undefined) =>
  remotes.find(({ name }) => name === shown?.remote)?.descriptor.routes.find(({ path }) => path === shown?.path);

/**
 * Lets the router start with a screen that is loaded already. Otherwise it would first render the frame's outline, and
 * the screen later, in time slices. A screen starts its own loading too.
 */
function drawnAtOnce(routes: RouteObject[]) {
  const matches = matchRoutes(routes, location.pathname) ?? [];
  const shown = matches.at(-1)?.route.handle as RouteHandle | undefined;
  if (!shown?.version) return undefined;
  return { hydrationData: { loaderData: Object.fromEntries(matches.map(({ route }) => [String(route.id), null])) } };
}

/** The shell's router, which follows the registry and the user's permissions. */
export type ShellRouter = {
  router: Router;
  /**
   * Applies another listing or other permissions. The current screen stays unless the user may no longer open it; the
   * next navigation uses the new routes.
   */
  update: (listing: RemoteListing, isGranted: IsGranted) => void;
  /** Handle of the current screen. */
  shown: () => RouteHandle | undefined;
  /** Removes the current screen, keeping its typed text, and renders its path with the current routes. */
  leave: () => void;
  dispose: () => void;
};

/** Creates the router for a listing; a remote's own routes are added once it is loaded. */
export function createShellRouter(
  first: RemoteListing,
  grantedFirst: IsGranted,
  loaderOf: LoaderOf,
  own: OwnRoutes,
): ShellRouter {
  const routes = buildRoutes(first, grantedFirst, loaderOf, own);
  const router = createBrowserRouter(routes, drawnAtOnce(routes));
  const keep = () => own.keepTyped?.();
  let listing = first;
  let isGranted = grantedFirst;
  let stops: (() => void)[] = [];
  // Subscribed before the router renders, so the forms still exist when typed text is kept.
  keepTyped(router, keep);

  const isListed = ({ container }: ListedRemote) => listing.remotes.some((one) => one.container === container);

  function mountWhenReady(remote: ListedRemote) {
    const loader = loaderOf(remote);
    const stop = loader.subscribe(() => {
      const state = loader.state();
      if (state.status !== 'ready') return;
      stop();
      const loaded = state.value;
      whenIdle(router, () => isListed(remote) && mount(router, remote, loaded, isGranted));
    });
    return loader.state().status === 'ready' ? stop() : stops.push(stop);
  }

  function stopWaiting() {
    for (const stop of stops) stop();
    stops = [];
  }

  function isTakenAway() {
    const route = declaredFor(listing, shownHandle(router));
    return route !== undefined && !isGranted(route.permission);
  }

  function applyCentralState() {
    stopWaiting();
    replaceRoutes(router, buildRoutes(listing, isGranted, loaderOf, own));
    listing.remotes.forEach(mountWhenReady);
    if (shownHandle(router)?.instead || isTakenAway()) goAgain(router);
  }

  function update(next: RemoteListing, granted: IsGranted) {
    if (next === listing && granted === isGranted) return;
    listing = next;
    isGranted = granted;
    whenIdle(router, applyCentralState);
  }

  first.remotes.forEach(mountWhenReady);
  return {
    router,
    update,
    shown: () => shownHandle(router),
    leave: () => {
      keep();
      goAgain(router);
    },
    dispose: () => {
      stopWaiting();
      router.dispose();
    },
  };
}
