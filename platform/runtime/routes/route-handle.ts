import type { RemoteRoute } from '@siteledger/platform/contract';
import { useMatches } from 'react-router';
import { useEffect } from 'react';

/** What the shell knows of the route that is shown, whether or not its remote has been loaded. */
export type RouteHandle = {
  /** The declared path, "/projects/:uuid". */
  path: string;
  title: string;
  breadcrumb: string;
  /** Name of the remote that serves it; absent on the shell's own screens. */
  remote?: string;
  /** Version of the release that the screen is of, once it is loaded. */
  version?: string;
  /** What is there instead of the screen: nothing yet, or that its remote is paused. */
  instead?: 'loading' | 'paused';
};

/** The handle of a declared route. */
export const handleOf = ({ path, title, breadcrumb }: RemoteRoute, remote: string): RouteHandle => ({
  path,
  title,
  breadcrumb,
  remote,
});

/** The handle of the innermost route that is shown, or null. */
export function useRouteHandle() {
  const matches = useMatches();
  return (matches.findLast(({ handle }) => Boolean(handle))?.handle as RouteHandle | undefined) ?? null;
}

type TitleProps = {
  application: string;
  /** Where the title of the route would say something else than the screen. */
  instead?: string;
};

/** Titles the browser's tab after the route, and the application that it is in. */
export function DocumentTitle({ application, instead }: TitleProps) {
  const ofRoute = useRouteHandle()?.title;
  const title = instead ?? ofRoute;
  useEffect(() => {
    document.title = title ? `${title} · ${application}` : application;
  }, [title, application]);
  return null;
}
