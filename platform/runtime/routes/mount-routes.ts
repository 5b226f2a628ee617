import { screenId, type IsGranted, type RemoteRoute, type RouteLayout } from '@siteledger/platform/contract';
import type { RouteObject } from 'react-router';
import { handleOf } from './route-handle';
import { counterpartOf, join } from '../loader/counterpart';
import { partOf } from '../failure/load-failure';
import { createPiece, type Lazy, type Piece } from '../loader/piece';
import type { LoadedRemote } from '../loader/remote-loaders';
import { report } from '../reports/report';
import { guardPiece, type PieceLabel } from './screen';
import { screenError } from '../failure/screen-error';

/** The layout of a declared route. */
export const layoutOf = (route: RemoteRoute): RouteLayout => route.layout ?? 'frame';

// A screen that is rendered again must be the same component, or React discards its typed text. A release's exports
// never change, so each of its routes is guarded once.
const guardedRoutes = new WeakMap<readonly RouteObject[], Map<string, RouteObject>>();

function guardOnce(routes: readonly RouteObject[], id: string, guard: () => RouteObject) {
  const known = guardedRoutes.get(routes) ?? new Map<string, RouteObject>();
  guardedRoutes.set(routes, known);
  const route = known.get(id) ?? guard();
  known.set(id, route);
  return route;
}

/** Guards a route: its errors stay inside it, and the fallback release renders it if there is one. */
function guard(
  loaded: LoadedRemote,
  route: RouteObject,
  { path, ...label }: PieceLabel & { path: string | undefined },
) {
  const { screen } = label;
  const lazy = route.lazy as Lazy | undefined;
  const piece = lazy && pieceOf(loaded, route, lazy, { path, screen });
  const ErrorBoundary = screenError(label, () => {
    report(piece?.release() ?? loaded.release, 'render', { part: 'render', screen });
    return piece?.standIn();
  });
  return { ...(piece ? guardPiece(route, piece, label) : route), ErrorBoundary } as RouteObject;
}

type Where = { path: string | undefined; screen: string | undefined };

const pieceOf = (loaded: LoadedRemote, route: RouteObject, lazy: Lazy, { path, screen }: Where): Piece =>
  createPiece({
    loaded,
    lazy,
    lazyIn: ({ routes: others }) =>
      path === undefined
        ? undefined
        : (counterpartOf(route, { routes: loaded.routes, others, path })?.lazy as Lazy | undefined),
    onFailure: (failure, release) => report(release, failure.kind, { part: partOf(failure, release, 'chunk'), screen }),
  });

/**
 * A loaded remote's routes as the shell mounts them in one layout: only paths that its descriptor declares and the user
 * may open, each with the declared titles, its own error boundary and a retry for failed loads. A route's id comes from
 * its release and path, never from its position in the listing, because the router keeps an open screen by its id.
 */
export function mountableRoutes(loaded: LoadedRemote, isGranted: IsGranted, layout: RouteLayout): RouteObject[] {
  const { release, routes } = loaded;
  const { name, version, container, descriptor } = release;
  const declared = new Map(
    descriptor.routes
      .filter((route) => route.module && layoutOf(route) === layout && isGranted(route.permission))
      .map((route) => [route.path, route]),
  );

  // Reports of a layout around several screens are counted for the first of them.
  function screenPath(route: RouteObject, path: string): string | undefined {
    if (declared.has(path)) return path;
    return route.children?.map((child) => screenPath(child, join(path, child.path))).find(Boolean);
  }

  function labelOf(route: RouteObject, path: string): PieceLabel & { path: string | undefined } {
    const title = (descriptor.routes.find((one) => one.path === path) ?? descriptor.routes[0])?.title ?? name;
    const own = screenPath(route, path);
    const isAround = route.children?.some((child) => child.index) ?? false;
    return { title, owner: descriptor.owner, isAround, path: own, screen: own && screenId(name, { path: own }) };
  }

  // `place` is the route's position in its own release, which distinguishes a parent from its index route.
  function mount(route: RouteObject, parent: string, place: string): RouteObject[] {
    const path = join(parent, route.path);
    const children = route.children?.flatMap((child, index) => mount(child, path, `${place}.${index}`));
    const found = declared.get(path);
    if (!found && !children?.length) return [];
    const id = `${container}:${path}#${place}`;
    const guarded = guardOnce(routes, id, () => guard(loaded, route, labelOf(route, path)));
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
