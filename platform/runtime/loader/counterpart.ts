import { matchRoutes, type RouteObject } from 'react-router';

/** A path as it may be opened: "/projects/x" for "/projects/:uuid". */
export const sampleOf = (path: string) => path.replace(/:\w+/g, 'x');

/**
 * The route by which another release draws what a route of this one does: in the same place of what leads to a path.
 * Undefined when it builds that path from other pieces.
 */
export function counterpartOf(
  route: RouteObject,
  { routes, others, path }: { routes: readonly RouteObject[]; others: readonly RouteObject[]; path: string },
) {
  const own = matchRoutes([...routes], sampleOf(path)) ?? [];
  const other = matchRoutes([...others], sampleOf(path)) ?? [];
  const place = own.findIndex((match) => match.route === route);
  return own.length === other.length ? other[place]?.route : undefined;
}
