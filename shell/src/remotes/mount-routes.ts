import type { ListedRelease, Permission, RemoteRoute, RouteLayout } from '@siteledger/shared-lib/domain';
import type { RouteObject } from '@siteledger/shared-lib/router';
import { handleOf } from './route-handle';
import { guardLazy, type ScreenLabel } from './screen';
import { screenError } from './screen-error';

/** Whether the user holds what is required. */
export type IsGranted = (required: Permission) => boolean;

/** The layout that a declared route is shown in. */
export const layoutOf = (route: RemoteRoute): RouteLayout => route.layout ?? 'frame';

const join = (parent: string, path = '') =>
  path.startsWith('/') ? path : `${parent.replace(/\/$/, '')}${path && `/${path}`}` || '/';

/**
 * A loaded remote's routes as the shell mounts them in one layout: only paths that its descriptor declares and the user
 * may open, each with the declared titles, an error boundary of its own and a screen whose failed load can be retried.
 */
export function mountableRoutes(
  { name, version, descriptor }: ListedRelease,
  routes: readonly RouteObject[],
  isGranted: IsGranted,
  layout: RouteLayout,
): RouteObject[] {
  const declared = new Map(
    descriptor.routes
      .filter((route) => route.module && layoutOf(route) === layout && isGranted(route.permission))
      .map((route) => [route.path, route]),
  );

  function mount(route: RouteObject, parent: string): RouteObject[] {
    const path = join(parent, route.path);
    const children = route.children?.flatMap((child) => mount(child, path));
    const found = declared.get(path);
    if (!found && !children?.length) return [];
    const label: ScreenLabel = { title: found?.title ?? descriptor.routes[0]?.title ?? name, owner: descriptor.owner };
    const guarded = guardLazy(route, label);
    return [
      {
        ...guarded,
        ErrorBoundary: route.ErrorBoundary ?? screenError(label),
        ...(children && { children }),
        ...(found && { handle: { ...handleOf(found, name), version, ...(route.handle as object | undefined) } }),
      } as RouteObject,
    ];
  }

  return routes.flatMap((route) => mount(route, ''));
}
