import { matchPath } from '@siteledger/shared-lib/router';
import { ownRedirects, ownScreens } from '../own-screens';

/** A page of the shell: its address and its title. */
export type OwnPage = { path: string; title: string };

/** The pages inside the shell's frame. */
export const ownPages = Object.entries(ownScreens)
  .filter(([path]) => path !== '/404')
  .map(([path, title]): OwnPage => ({ path, title }));

// Pages outside the frame's document; the server matches their paths case-sensitively.
const ENTRANCE = [
  { pattern: /^\/forgot\/?$/, path: '/forgot', title: 'Forgot password' },
  { pattern: /^\/password\/reset(?:\/[^/]*){0,2}\/?$/, path: '/password/reset', title: 'Set a new password' },
];

// Signed-in users are redirected from here.
const SIGN_IN = /^\/login\/?$/;

const leadsTo = (pathname: string) =>
  SIGN_IN.test(pathname) ? '/' : Object.entries(ownRedirects).find(([path]) => matchPath(path, pathname))?.[1];

/** The redirect target of a shell path, or the path itself. */
export const ledOn = (pathname: string) => leadsTo(pathname) ?? pathname;

/** The shell's page at an address. The router ignores letter case and a trailing slash. */
export const ownPageAt = (pathname: string): OwnPage | undefined =>
  ownPages.find(({ path }) => matchPath(path, pathname)) ?? ENTRANCE.find(({ pattern }) => pattern.test(pathname));
