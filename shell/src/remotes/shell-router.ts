import type { ListedRemote, RemoteListing } from '@siteledger/shared-lib/domain';
import { createBrowserRouter, type RouteObject } from '@siteledger/shared-lib/router';
import { buildRoutes, MOUNTS, type LoaderOf, type OwnRoutes } from './build-routes';
import { mountableRoutes, type IsGranted } from './mount-routes';
import type { RouteHandle } from './route-handle';

type Router = ReturnType<typeof createBrowserRouter>;

const isWaitingFor = (router: Router, name: string) =>
  (router.state.matches.at(-1)?.route.handle as RouteHandle | undefined)?.remote === name;

function mount(router: Router, remote: ListedRemote, routes: readonly RouteObject[], isGranted: IsGranted) {
  for (const layout of ['frame', 'plain'] as const) {
    router.patchRoutes(MOUNTS[layout], mountableRoutes(remote, routes, isGranted, layout));
  }
  if (!isWaitingFor(router, remote.name)) return;
  const { pathname, search, hash } = router.state.location;
  void router.navigate({ pathname, search, hash }, { replace: true, state: router.state.location.state as unknown });
}

/** The router over a listing; a remote's own routes join it when the remote has been loaded. */
export function createShellRouter(listing: RemoteListing, isGranted: IsGranted, loaderOf: LoaderOf, own: OwnRoutes) {
  const router = createBrowserRouter(buildRoutes(listing, isGranted, loaderOf, own));
  const stops = listing.remotes.map((remote) => {
    const loader = loaderOf(remote);
    const mountWhenReady = () => {
      const state = loader.state();
      if (state.status !== 'ready') return;
      stop();
      mount(router, remote, state.value, isGranted);
    };
    const stop = loader.subscribe(mountWhenReady);
    mountWhenReady();
    return stop;
  });
  const dispose = () => {
    for (const stop of stops) stop();
    router.dispose();
  };
  return { router, dispose };
}
