import type { RemoteListing, RemoteRoute } from './remote';
import { screenId } from './report';

// The router takes any letter case, and a slash at the end or none.
const segments = (path: string) => path.toLowerCase().split('/').filter(Boolean);

const isOpen = (segment: string) => /^[:*]/.test(segment);

// How exactly a declared path fits, by segments that are equal; -1 when it does not. "*" takes everything below, if nothing else does.
function fit(declared: string, pathname: string) {
  const wanted = segments(declared);
  const given = segments(pathname);
  const takesBelow = wanted.at(-1) === '*';
  if (takesBelow ? given.length < wanted.length - 1 : wanted.length !== given.length) return -1;
  const fits = wanted.every((segment, index) => isOpen(segment) || segment === given[index]);
  return fits ? wanted.filter((segment) => !isOpen(segment)).length - (takesBelow ? 0.5 : 0) : -1;
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
