import type {
  ListedRemote,
  PausedRemote,
  RemoteListing,
  RemoteRoute,
  RouteLayout,
} from '@siteledger/shared-lib/domain';
import type { RouteObject } from '@siteledger/shared-lib/router';
import { takeArrival } from '@siteledger/shared-lib/session';
import { leadOn } from './lead-on';
import { LoadView } from './load-view';
import { layoutOf, mountableRoutes, type IsGranted } from './mount-routes';
import { PausedCard } from './paused-card';
import type { LoaderOf } from './remote-loaders';
import { handleOf, type RouteHandle } from './route-handle';
import { screenError } from './screen-error';

/** Where the routes of loaded remotes are patched in, by layout. */
export const MOUNTS: Record<RouteLayout, string> = { frame: 'mounted-in-frame', plain: 'mounted-plain' };

const NOT_FOUND = '/404';

const leadsTo = (path: string, to: string): RouteObject => ({
  path,
  loader: ({ request }) => leadOn(request, to),
  element: <></>,
});

// A sign-in may lead to what somebody else had asked for; its user starts at the start.
const notTheirs = (path: string): RouteObject => ({
  path,
  loader: ({ request }) => {
    const asked = new URL(request.url);
    return leadOn(request, takeArrival(asked.pathname + asked.search) ? '/' : NOT_FOUND);
  },
  element: <></>,
});

function declaredRoute(
  remote: ListedRemote,
  route: RemoteRoute,
  isGranted: IsGranted,
  loaderOf: LoaderOf,
): RouteObject {
  if (!isGranted(route.permission)) return notTheirs(route.path);
  if (route.redirect) return leadsTo(route.path, route.redirect);
  const label = { title: route.title, owner: remote.descriptor.owner };
  // Once the remote is loaded its own route of this path is mounted before this one and takes over.
  const element = <LoadView loader={loaderOf(remote)} label={label} render={() => null} />;
  return { path: route.path, handle: { ...handleOf(route, remote.name), instead: 'loading' }, element };
}

function pausedRoute(paused: PausedRemote, route: RemoteRoute, isGranted: IsGranted): RouteObject {
  if (!isGranted(route.permission)) return notTheirs(route.path);
  const element = <PausedCard title={route.title} paused={paused} />;
  return { path: route.path, handle: { ...handleOf(route, paused.name), instead: 'paused' }, element };
}

// The routes of the remotes that have been loaded already.
function mounted({ remotes }: RemoteListing, isGranted: IsGranted, loaderOf: LoaderOf, layout: RouteLayout) {
  return remotes.flatMap((remote) => {
    const state = loaderOf(remote).state();
    return state.status === 'ready' ? mountableRoutes(state.value.release, state.value.routes, isGranted, layout) : [];
  });
}

/** The first menu entry that the user may open, in the order of the menu; /404 when there is none. */
export function firstMenuPath({ remotes }: RemoteListing, isGranted: IsGranted) {
  const entries = remotes.flatMap((remote) => remote.descriptor.nav).filter((entry) => isGranted(entry.permission));
  return entries.sort((a, b) => a.order - b.order)[0]?.path ?? NOT_FOUND;
}

// A screen of the shell that throws while drawing leaves a card too.
const guarded = (route: RouteObject) =>
  ({ ErrorBoundary: screenError({ title: titleOf(route) }), ...route }) as RouteObject;

const titleOf = ({ handle }: RouteObject) => (handle as RouteHandle | undefined)?.title ?? 'Siteledger';

/** The shell's part of the tree: its own screens, and what stands around all screens of a layout. */
export type OwnRoutes = { frame: RouteObject; inFrame: RouteObject[] };

/**
 * The routes that the descriptors declare, without a byte of a remote: each of the user's leads to a remote that loads,
 * each other one and every unknown path to /404.
 */
export function buildRoutes(listing: RemoteListing, isGranted: IsGranted, loaderOf: LoaderOf, own: OwnRoutes) {
  const declared = listing.remotes.flatMap((remote) => remote.descriptor.routes.map((route) => ({ remote, route })));
  const inLayout = (layout: RouteLayout): RouteObject[] => [
    { id: MOUNTS[layout], children: mounted(listing, isGranted, loaderOf, layout) },
    ...declared
      .filter(({ route }) => layoutOf(route) === layout)
      .map(({ remote, route }) => declaredRoute(remote, route, isGranted, loaderOf)),
    ...listing.paused.flatMap((paused) =>
      paused.routes
        .filter((route) => layoutOf(route) === layout)
        .map((route) => (route.redirect ? leadsTo(route.path, route.redirect) : pausedRoute(paused, route, isGranted))),
    ),
  ];
  const hasHome = declared.some(({ route }) => route.path === '/');
  const home = hasHome ? [] : [leadsTo('/', firstMenuPath(listing, isGranted))];
  const inFrame = [...inLayout('frame'), ...own.inFrame.map(guarded), ...home, leadsTo('*', NOT_FOUND)];
  return [...inLayout('plain'), { ...guarded(own.frame), children: inFrame } as RouteObject];
}
