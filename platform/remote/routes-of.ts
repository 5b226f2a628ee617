import type { RouteObject } from 'react-router';
import type { Declaration } from './declarations';

type Standing = Exclude<Declaration<string>, { kind: 'redirect' }>;

const isBelow = (path: string, parent: string) => path.startsWith(parent.endsWith('/') ? parent : `${parent}/`);

const lazyOf =
  ({ load }: Standing) =>
  async () => ({ Component: await load() });

function routeOf(declared: Standing, parent: string | undefined): RouteObject {
  const { path, inside } = declared;
  const lazy = lazyOf(declared);
  if (path === parent) return { index: true, lazy };
  const children = inside.flatMap((one) => (one.kind === 'redirect' ? [] : [routeOf(one, path)]));
  if (children.length === 0) return { path, lazy };
  const isAroundAll = inside.every((one) => one.path === path || isBelow(one.path, path));
  return isAroundAll ? { path, lazy, children } : { lazy, children: [{ path, element: null }, ...children] };
}

/**
 * The routes of a remote's declared screens, each loaded when opened. Redirects are left to the shell, which reads them
 * from the descriptor.
 */
export const routesOf = (screens: readonly Declaration<string>[]): RouteObject[] =>
  screens.flatMap((one) => (one.kind === 'redirect' ? [] : [routeOf(one, undefined)]));
