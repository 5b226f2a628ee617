import type { RemoteRoute } from '../remote/remote';
import type { ListedRelease, RemoteListing } from './listing';
import { routeOfPath } from './route-of-path';

/** What the page at a path needs of the listing first: one remote, with that path's route and files. */
export type FirstScreen = { remotes: ScreenFiles[] };

/** A listed release with the routes and files that a page needs first. */
export type ScreenFiles = Pick<ListedRelease, 'base_url' | 'entry' | 'files'> & {
  descriptor: Pick<ListedRelease['descriptor'], 'routes'>;
};

/** Name of the page's `<meta>` that has the first screen as JSON. */
export const FIRST_SCREEN = 'first-screen';

/** The part of a listing that the page at a path needs first; undefined when no remote shows that path. */
export function firstScreenOf(pathname: string, listing: Pick<RemoteListing, 'remotes'>): FirstScreen | undefined {
  const found = screenAt(pathname, listing);
  if (!found || found.remote.incompatible) return undefined;
  const { remote, route } = found;
  const needed = new Set([remote.entry, ...(route.preload?.files ?? [])]);
  const files = remote.files.filter(({ path }) => needed.has(path));
  const routes = [{ ...route, path: pathname }];
  return { remotes: [{ base_url: remote.base_url, entry: remote.entry, files, descriptor: { routes } }] };
}

type Screens<Remote> = { remotes: readonly Remote[] };

// More than any remote needs, so that redirects in a circle end.
const MOST_REDIRECTS = 10;

/** The declared screen that a path leads to, redirects followed; undefined when no screen has it. */
export function screenAt<Remote extends { descriptor: { routes: readonly RemoteRoute[] } }>(
  pathname: string,
  listing: Screens<Remote>,
  followed = 0,
): { remote: Remote; route: RemoteRoute } | undefined {
  const found = routeOfPath(pathname, listing);
  if (!found?.route.redirect) return found;
  return followed < MOST_REDIRECTS ? screenAt(found.route.redirect, listing, followed + 1) : undefined;
}
