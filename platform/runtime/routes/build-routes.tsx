import {
  accessTo,
  permittedNavEntries,
  type IsGranted,
  type ListedRemote,
  type PausedRemote,
  type RemoteListing,
  type RemoteRoute,
  type RouteLayout,
} from '@siteledger/platform/contract';
import type { RouteObject } from 'react-router';
import { useContext } from 'react';
import { leadOn, leadToNotFound, NOT_FOUND } from './lead-on';
import { LoadView } from '../failure/load-view';
import { type PausedCardProps } from '../failure/views';
import { ViewsContext } from '../failure/views-context';
import { layoutOf, mountableRoutes } from './mount-routes';
import type { LoaderOf } from '../loader/remote-loaders';
import { handleOf, type RouteHandle } from './route-handle';
import { screenError } from '../failure/screen-error';

/** Ids of the routes into which loaded remotes are patched, by layout. */
export const MOUNTS: Record<RouteLayout, string> = { frame: 'mounted-in-frame', plain: 'mounted-plain' };

const leadsTo = (id: string, path: string, to: string): RouteObject => ({
  id,
  path,
  loader: ({ request }) => leadOn(request, to),
  element: <></>,
});

const nowhere: RouteObject = {
  id: 'shell:*',
  path: '*',
  loader: ({ request }) => leadToNotFound(request),
  element: <></>,
};

/** Id of the route that replaces a screen at its declared path, by remote and path; a mounted screen has its own id. */
const idOf = (remote: string, { path }: RemoteRoute, instead: string) => `${remote}:${path}#${instead}`;

// After sign-in, a path that only the previous user may open leads to the start page instead of /404.
const notTheirs = (id: string, path: string, { takeArrival }: OwnRoutes): RouteObject => ({
  id,
  path,
  loader: ({ request }) => {
    const asked = new URL(request.url);
    return takeArrival?.(asked.pathname + asked.search) ? leadOn(request, '/') : leadToNotFound(request);
  },
  element: <></>,
});

type Given = { isGranted: IsGranted; loaderOf: LoaderOf; own: OwnRoutes };

function routeOf(
  remote: ListedRemote | PausedRemote,
  route: RemoteRoute,
  { isGranted, loaderOf, own }: Given,
): RouteObject {
  const { name } = remote;
  if (accessTo(route, remote, isGranted) === 'permission')
    return notTheirs(idOf(name, route, 'refused'), route.path, own);
  if (route.redirect) return leadsTo(idOf(name, route, 'redirect'), route.path, route.redirect);
  const instead = 'descriptor' in remote ? 'loading' : 'paused';
  const handle: RouteHandle = { ...handleOf(route, name), instead };
  const element = insteadOf(route, remote, loaderOf);
  return { id: idOf(name, route, instead), path: route.path, handle, element };
}

const Paused = (props: PausedCardProps) => {
  const { PausedCard } = useContext(ViewsContext);
  return <PausedCard {...props} />;
};

function insteadOf({ title }: RemoteRoute, remote: ListedRemote | PausedRemote, loaderOf: LoaderOf) {
  if (!('descriptor' in remote)) return <Paused title={title} paused={remote} />;
  const label = { title, owner: remote.descriptor.owner };
  // Once the remote is loaded, its own route of this path is mounted before this one and takes precedence.
  return <LoadView loader={loaderOf(remote)} label={label} render={() => null} />;
}

// The routes of the remotes already loaded.
function mounted({ remotes }: RemoteListing, isGranted: IsGranted, loaderOf: LoaderOf, layout: RouteLayout) {
  return remotes.flatMap((remote) => {
    const state = loaderOf(remote).state();
    return state.status === 'ready' ? mountableRoutes(state.value, isGranted, layout) : [];
  });
}

/** The first menu entry, in menu order, that the user may open; /404 when there is none. */
export function firstMenuPath({ remotes }: RemoteListing, isGranted: IsGranted) {
  const entries = permittedNavEntries(remotes, isGranted);
  return entries.sort((a, b) => a.order - b.order)[0]?.path ?? NOT_FOUND;
}

// A rendering error in a screen of the shell shows a card too.
const guarded = (route: RouteObject, { title }: OwnRoutes) =>
  ({
    ErrorBoundary: screenError({ title: titleOf(route) ?? title }),
    id: `shell:${route.path ?? ''}`,
    ...route,
  }) as RouteObject;

const titleOf = ({ handle }: RouteObject) => (handle as RouteHandle | undefined)?.title;

/** The shell's part of the route tree: its own screens, and the frame of each layout. */
export type OwnRoutes = {
  /** The application's name, used for screens of its own without a title. */
  title: string;
  frame: RouteObject;
  inFrame: RouteObject[];
  /** Keeps the text typed on the current screen before it is removed. */
  keepTyped?: () => void;
  /** Whether a sign-in has just led to this address; true only once. */
  takeArrival?: (address: string) => boolean;
};

/**
 * Builds the routes from the descriptors, without loading any remote. Routes that the user may open load their remote;
 * all others, and unknown paths, lead to /404.
 */
export function buildRoutes(listing: RemoteListing, isGranted: IsGranted, loaderOf: LoaderOf, own: OwnRoutes) {
  const declared = [
    ...listing.remotes.flatMap((remote) => remote.descriptor.routes.map((route) => ({ remote, route }))),
    ...listing.paused.flatMap((remote) => remote.routes.map((route) => ({ remote, route }))),
  ];
  const inLayout = (layout: RouteLayout): RouteObject[] => [
    { id: MOUNTS[layout], children: mounted(listing, isGranted, loaderOf, layout) },
    ...declared
      .filter(({ route }) => layoutOf(route) === layout)
      .map(({ remote, route }) => routeOf(remote, route, { isGranted, loaderOf, own })),
  ];
  const hasHome = listing.remotes.some(({ descriptor }) => descriptor.routes.some(({ path }) => path === '/'));
  const home = hasHome ? [] : [leadsTo('shell:/', '/', firstMenuPath(listing, isGranted))];
  const inFrame = [...inLayout('frame'), ...own.inFrame.map((route) => guarded(route, own)), ...home, nowhere];
  return [...inLayout('plain'), { ...guarded(own.frame, own), children: inFrame } as RouteObject];
}
