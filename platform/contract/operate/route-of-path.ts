import type { RemoteRoute } from '../remote/remote';
import type { RemoteListing } from './listing';
import { screenId } from './report';

// How exactly a declared path fits, by the segments that it names; -1 when it does not. As the router takes it: in any letter
// case, with a slash at the end or none. "*" takes everything below, if nothing else does.
function fit(declared: string, pathname: string) {
  // What a path states is no pattern, but for what is open.
  const literal = declared.replace(/[^\w/:*-]/g, '\\$&');
  const pattern = literal.replace(/:[^/]+/g, '[^/]+').replace('/*', '(/.*)?');
  if (!RegExp(`^${pattern}/?$`, 'i').test(pathname)) return -1;
  return declared.split(/\/\w/).length - (declared.endsWith('*') ? 1.5 : 1);
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
