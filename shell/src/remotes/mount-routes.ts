import { screenId, type ListedRelease, type RemoteRoute, type RouteLayout } from '@siteledger/platform/contract';
import type { RouteObject } from '@siteledger/shared-lib/router';
import { handleOf } from './route-handle';
import { guardLazy, type BookedScreen, type ScreenLabel } from './screen';
import { screenError } from './screen-error';

/** Whether the user holds what is required. */
export type IsGranted = (required: string) => boolean;

/** The layout that a declared route is shown in. */
export const layoutOf = (route: RemoteRoute): RouteLayout => route.layout ?? 'frame';

const join = (parent: string, path = '') =>
  path.startsWith('/') ? path : `${parent.replace(/\/$/, '')}${path && `/${path}`}` || '/';

// A screen that is drawn again has to be the same component, or React takes down what is typed in it. What a release
// exposes never changes, so each of its routes is guarded once.
const guardedRoutes = new WeakMap<readonly RouteObject[], Map<string, RouteObject>>();

function guardOnce(routes: readonly RouteObject[], id: string, guard: () => RouteObject) {
  const known = guardedRoutes.get(routes) ?? new Map<string, RouteObject>();
  guardedRoutes.set(routes, known);
  const route = known.get(id) ?? guard();
  known.set(id, route);
  return route;
}

/**
 * A loaded remote's routes as the shell mounts them in one layout: only paths that its descriptor declares and the user
 * may open, each with the declared titles, an error boundary of its own and a screen whose failed load can be retried.
 * A route is known by its release and path, never by its place in the listing: the router draws an open screen by its id.
 */
export function mountableRoutes(
  release: ListedRelease,
  routes: readonly RouteObject[],
  isGranted: IsGranted,
  layout: RouteLayout,
): RouteObject[] {
  const { name, version, container, descriptor } = release;
  const declared = new Map(
    descriptor.routes
      .filter((route) => route.module && layoutOf(route) === layout && isGranted(route.permission))
      .map((route) => [route.path, route]),
  );

  // What is drawn around screens that have paths of their own is booked on the first of them.
  function screenPath(route: RouteObject, path: string): string | undefined {
    if (declared.has(path)) return path;
    return route.children?.map((child) => screenPath(child, join(path, child.path))).find(Boolean);
  }

  function bookedOf(route: RouteObject, path: string): BookedScreen {
    const screen = screenPath(route, path);
    const isAroundTab = route.children?.some((child) => child.index) ?? false;
    return { release, screen: screen && screenId(name, { path: screen }), isAroundTab };
  }

  // `place` is the route's place in its own release, which tells a parent from its index route.
  function mount(route: RouteObject, parent: string, place: string): RouteObject[] {
    const path = join(parent, route.path);
    const children = route.children?.flatMap((child, index) => mount(child, path, `${place}.${index}`));
    const found = declared.get(path);
    if (!found && !children?.length) return [];
    const title = (descriptor.routes.find((one) => one.path === path) ?? descriptor.routes[0])?.title ?? name;
    const label: ScreenLabel = { title, owner: descriptor.owner };
    const id = `${container}:${path}#${place}`;
    const booked = bookedOf(route, path);
    const guarded = guardOnce(routes, id, () => ({
      ...guardLazy(route, label, booked),
      ErrorBoundary: screenError(label, booked),
    }));
    return [
      {
        ...guarded,
        id,
        ...(children && { children }),
        ...(found && { handle: { ...handleOf(found, name), version, ...(route.handle as object | undefined) } }),
      } as RouteObject,
    ];
  }

  return routes.flatMap((route, index) => mount(route, '', String(index)));
}
