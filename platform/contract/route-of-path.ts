import type { RemoteListing, RemoteRoute } from './remote';
import { screenId } from './report';

const segments = (path: string) => path.split('/').filter(Boolean);

// How exactly a declared path fits, by segments that are equal; -1 when it does not.
function fit(declared: string, pathname: string) {
  const wanted = segments(declared);
  const given = segments(pathname);
  if (wanted.length !== given.length) return -1;
  const fits = wanted.every((segment, index) => segment.startsWith(':') || segment === given[index]);
  return fits ? wanted.filter((segment) => !segment.startsWith(':')).length : -1;
}

/** The declared route that fits a path most exactly, and its remote; undefined when none does. */
export const routeOfPath = <Remote extends { descriptor: { routes: readonly RemoteRoute[] } }>(
  pathname: string,
  { remotes }: { remotes: readonly Remote[] },
) =>
  remotes
    .flatMap((remote) => remote.descriptor.routes.map((route) => ({ remote, route, score: fit(route.path, pathname) })))
    .filter(({ score }) => score >= 0)
    .sort((a, b) => b.score - a.score)[0];

/** The id of the screen that a path leads to by these remotes; undefined when it is none of theirs. */
export function screenOfPath(pathname: string, listing: Pick<RemoteListing, 'remotes'>) {
  const found = routeOfPath(pathname, listing);
  return found && screenId(found.remote.name, found.route);
}
