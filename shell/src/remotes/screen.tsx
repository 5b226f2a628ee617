import type { RemoteOwner } from '@siteledger/platform/contract';
import type { RouteObject } from '@siteledger/shared-lib/router';
import type { ComponentType } from 'react';
import { LoadView } from './load-view';
import { createLoader, type Loader } from './loader';

/** What the failure card says of a screen: its title, and who answers for it. */
export type ScreenLabel = { title: string; owner?: RemoteOwner };

type Lazy = NonNullable<RouteObject['lazy']>;

async function loadComponent(lazy: Lazy): Promise<ComponentType> {
  const { Component } = (await (lazy as () => Promise<RouteObject>)()) ?? {};
  if (!Component) throw new Error('A lazy route has to answer { Component }.');
  return Component;
}

function screenOf(loader: Loader<ComponentType>, label: ScreenLabel): ComponentType {
  return function Screen() {
    return <LoadView loader={loader} label={label} render={(Component) => <Component />} />;
  };
}

/**
 * A lazy route as one whose failure does not stick: React Router keeps a rejected `lazy` for the life of the route.
 * The route's loader, which has to be static, starts the screen's chunk and its own query side by side.
 */
export function guardLazy({ lazy, loader, ...route }: RouteObject, label: ScreenLabel): RouteObject {
  if (!lazy) return { ...route, ...(loader !== undefined && { loader }) };
  const chunk = createLoader(() => loadComponent(lazy));
  const start: RouteObject['loader'] = (...given) => {
    void chunk.start();
    return typeof loader === 'function' ? loader(...given) : null;
  };
  return { ...route, loader: start, Component: screenOf(chunk, label) };
}
