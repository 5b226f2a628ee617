import type { ListedRemote, RemoteListing } from '@siteledger/platform/contract';
import { Link, Outlet, type RouteObject } from 'react-router';
import { buildListedRemote, buildListing, buildNavEntry, buildRoute } from '@siteledger/platform/testing';
import { createLoader, type Loader } from '../loader/loader';
import type { LoadedRemote } from '../loader/remote-loaders';
import { DocumentTitle } from '../routes/route-handle';
import { createShellRouter } from '../routes/shell-router';

const Frame = () => (
  <>
    <DocumentTitle application="Example" />
    <nav>
      <Link to="/things/list">Things</Link>
      <Link to="/other/list">Other</Link>
      <Link to="/things/7/secrets">Secrets</Link>
    </nav>
    <Outlet />
  </>
);

const own = {
  title: 'Example',
  frame: { element: <Frame />, HydrateFallback: () => null },
  inFrame: [{ path: '/404', element: <h1>Not found</h1> }],
};

/** A screen with only a heading. */
const heading =
  (name: string): RouteObject['lazy'] =>
  () =>
    Promise.resolve({ Component: () => <h1>{name}</h1> });

/** A remote with a list, a record with a part for members only, and a print page. */
export const things = buildListedRemote({
  name: 'mfe-things',
  routes: [
    buildRoute('/things', { module: undefined, redirect: '/things/list' }),
    buildRoute('/things/list', { title: 'All things' }),
    buildRoute('/things/:uuid', { title: 'One thing' }),
    buildRoute('/things/:uuid/secrets', { permission: 'member' }),
    buildRoute('/things/print', { layout: 'plain' }),
  ],
  nav: [buildNavEntry('/things/list', { order: 20 })],
});
/** A remote whose menu entry is for members only. */
export const other = buildListedRemote({
  name: 'mfe-other',
  routes: [buildRoute('/other/list')],
  nav: [buildNavEntry('/other/list', { order: 10, permission: 'member' })],
});

/** The routes that the two remotes mount. */
export const routes: Record<string, RouteObject[]> = {
  'mfe-things': [
    { path: '/things/list', lazy: heading('List of things') },
    {
      path: '/things/:uuid',
      element: (
        <>
          <h1>Thing</h1>
          <Outlet />
        </>
      ),
      children: [
        { index: true, lazy: heading('Details') },
        { path: 'secrets', lazy: heading('Secrets') },
        { path: 'undeclared', lazy: heading('Undeclared') },
      ],
    },
    { path: '/things/print', lazy: heading('Printed') },
  ],
  'mfe-other': [{ path: '/other/list', lazy: heading('List of others') }],
};

export type Visit = {
  path: string;
  granted?: string[];
  listing?: RemoteListing;
  load?: (remote: ListedRemote) => Promise<RouteObject[]>;
  takeArrival?: (address: string) => boolean;
};

/**
 * For tests: opens the shell at a path with these remotes; `granted` are the user's permissions besides being signed
 * in.
 */
export function shellAt({ path, granted = [], listing = buildListing(things, other), load, takeArrival }: Visit) {
  window.history.replaceState(null, '', path);
  const loaders = new Map<string, Loader<LoadedRemote>>();
  const routesOf = (remote: ListedRemote) => load?.(remote) ?? Promise.resolve(routes[remote.name] ?? []);
  const loaderOf = (remote: ListedRemote) => {
    const loader =
      loaders.get(remote.container) ?? createLoader(async () => ({ release: remote, routes: await routesOf(remote) }));
    loaders.set(remote.container, loader);
    return loader;
  };
  const isGranted = (required: string) => required === 'authenticated' || granted.includes(required);
  return createShellRouter(listing, isGranted, loaderOf, { ...own, ...(takeArrival && { takeArrival }) });
}
