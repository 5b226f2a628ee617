import { matchRoutes, type RouteObject } from 'react-router';

/** A sample path for a route: "/projects/x" for "/projects/:uuid". */
export const sampleOf = (path: string) => path.replace(/:\w+/g, 'x');

/** The full path of a route in its parent's; a path that starts with "/" is full already. */
export const join = (parent: string, path = '') =>
  path.startsWith('/') ? path : `${parent.replace(/\/$/, '')}${path && `/${path}`}` || '/';

/** The full paths of all routes, as they are written. */
export const pathsOf = (routes: readonly RouteObject[], parent = ''): string[] =>
  routes.flatMap(({ path, children = [] }) => {
    const own = join(parent, path);
    return [own, ...pathsOf(children, own)];
  });

/**
 * The route of another release at the same position in the route chain to a path. Undefined when the other release has
 * a chain of different length.
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
