import type { RemoteRoute } from '@siteledger/platform/contract';
import { useMatches } from 'react-router';
import { useEffect } from 'react';

/** The shell's facts about the current route, whether or not its remote is loaded. */
export type RouteHandle = {
  /** The declared path, "/projects/:uuid". */
  path: string;
  title: string;
  breadcrumb: string;
  /** Name of the remote that serves it; absent on the shell's own screens. */
  remote?: string;
  /** Version of the screen's release, once it is loaded. */
  version?: string;
  /** Why the screen is not shown: it is still loading, or its remote is paused. */
  instead?: 'loading' | 'paused';
};

export const handleOf = ({ path, title, breadcrumb }: RemoteRoute, remote: string): RouteHandle => ({
  path,
  title,
  breadcrumb,
  remote,
});

/** The handle of the innermost current route, or null. */
export function useRouteHandle() {
  const matches = useMatches();
  return (matches.findLast(({ handle }) => Boolean(handle))?.handle as RouteHandle | undefined) ?? null;
}

type TitleProps = {
  application: string;
  /** Replaces the route's title when the screen shows something different. */
  instead?: string;
};

/** Sets the browser tab's title from the route and the application. */
export function DocumentTitle({ application, instead }: TitleProps) {
  const ofRoute = useRouteHandle()?.title;
  const title = instead ?? ofRoute;
  useEffect(() => {
    document.title = title ? `${title} · ${application}` : application;
  }, [title, application]);
  return null;
}
