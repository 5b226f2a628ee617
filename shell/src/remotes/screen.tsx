import type { RemoteOwner } from '@siteledger/platform/contract';
import type { RouteObject } from '@siteledger/shared-lib/router';
import type { ComponentType } from 'react';
import { partOf, type LoadFailure } from './load-failure';
import { LoadView } from './load-view';
import { createLoader, type Loader } from './loader';
import { report } from './report';
import { ReportSeen, type Booked } from './report-seen';

/** What the failure card says of a screen: its title, and who answers for it. */
export type ScreenLabel = { title: string; owner?: RemoteOwner };

type Lazy = NonNullable<RouteObject['lazy']>;

async function loadComponent(lazy: Lazy): Promise<ComponentType> {
  const { Component } = (await (lazy as () => Promise<RouteObject>)()) ?? {};
  if (!Component) throw new Error('A lazy route has to answer { Component }.');
  return Component;
}

/** Where the loads and failures of a screen of a remote are booked; one that is around a first tab is loaded with that. */
export type BookedScreen = Booked & { isAroundTab: boolean };

function screenOf(loader: Loader<ComponentType>, label: ScreenLabel, booked: BookedScreen | undefined): ComponentType {
  const draw = (Component: ComponentType) => (
    <>
      <Component />
      {booked && !booked.isAroundTab && <ReportSeen {...booked} />}
    </>
  );
  return function Screen() {
    return <LoadView loader={loader} label={label} render={draw} />;
  };
}

const reportFailure = ({ release, screen }: Booked, failure: LoadFailure) =>
  report(release, failure.kind, { part: partOf(failure, release, 'chunk'), screen });

/**
 * A lazy route as one whose failure does not stick: React Router keeps a rejected `lazy` for the life of the route.
 * The route's loader, which has to be static, starts the screen's chunk and its own query side by side.
 */
export function guardLazy(
  { lazy, loader, ...route }: RouteObject,
  label: ScreenLabel,
  booked?: BookedScreen,
): RouteObject {
  if (!lazy) return { ...route, ...(loader !== undefined && { loader }) };
  const chunk = createLoader(
    () => loadComponent(lazy),
    booked && { onFailure: (failure) => reportFailure(booked, failure) },
  );
  const start: RouteObject['loader'] = (...given) => {
    void chunk.start();
    return typeof loader === 'function' ? loader(...given) : null;
  };
  return { ...route, loader: start, Component: screenOf(chunk, label, booked) };
}
