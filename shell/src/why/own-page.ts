import { matchPath } from '@siteledger/shared-lib/router';
import { ownRedirects, ownScreens } from '../own-screens';

/** A page of the shell: its address and its title. */
export type OwnPage = { path: string; title: string };

/** The pages that stand in the shell's frame. */
export const ownPages = Object.entries(ownScreens)
  .filter(([path]) => path !== '/404')
  .map(([path, title]): OwnPage => ({ path, title }));

// Pages of another document than the frame, which the server tells apart by the very letters.
const ENTRANCE = [
  { pattern: /^\/forgot\/?$/, path: '/forgot', title: 'Forgot password' },
  { pattern: /^\/password\/reset(?:\/[^/]*){0,2}\/?$/, path: '/password/reset', title: 'Set a new password' },
];

// Who is signed in is led on from there.
const SIGN_IN = /^\/login\/?$/;

const leadsTo = (pathname: string) =>
  SIGN_IN.test(pathname) ? '/' : Object.entries(ownRedirects).find(([path]) => matchPath(path, pathname))?.[1];

/** Where an address of the shell leads, or the address itself. */
export const ledOn = (pathname: string) => leadsTo(pathname) ?? pathname;

/** The page of the shell at an address, which the router takes in any letter case and with a slash at its end. */
export const ownPageAt = (pathname: string): OwnPage | undefined =>
  ownPages.find(({ path }) => matchPath(path, pathname)) ?? ENTRANCE.find(({ pattern }) => pattern.test(pathname));
