import type { RemoteRoute } from '../remote/remote';
import type { RemoteListing } from './listing';
import { screenId } from './report';

// How exactly a declared path matches, as the number of named segments; -1 when it does not. Like the router, it
// ignores letter case and a trailing slash. "*" matches everything below, with the lowest rank.
function fit(declared: string, pathname: string) {
  // Escapes a path's fixed characters, so that only its parameters act as a pattern.
  const literal = declared.replace(/[^\w/:*-]/g, '\\$&');
  const pattern = literal.replace(/:[^/]+/g, '[^/]+').replace('/*', '(/.*)?');
  if (!RegExp(`^${pattern}/?$`, 'i').test(pathname)) return -1;
  return declared.split(/\/\w/).length - (declared.endsWith('*') ? 1.5 : 1);
}

/** The declared route that matches a path most exactly, with its remote; undefined when none does. */
export const routeOfPath = <Remote extends { descriptor: { routes: readonly RemoteRoute[] } }>(
  pathname: string,
  { remotes }: { remotes: readonly Remote[] },
) =>
  remotes
    .flatMap((remote) => remote.descriptor.routes.map((route) => ({ remote, route, score: fit(route.path, pathname) })))
    .filter(({ score }) => score >= 0)
    .sort((a, b) => b.score - a.score)[0];

/** The id of the screen at a path among these remotes; undefined when none of them has it. */
export function screenOfPath(pathname: string, listing: Pick<RemoteListing, 'remotes'>) {
  const found = routeOfPath(pathname, listing);
  return found && screenId(found.remote.name, found.route);
}
