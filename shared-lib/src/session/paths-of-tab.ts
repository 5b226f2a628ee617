import { keep } from '@siteledger/platform/contract';
import { STORED_IN_TAB } from './stored-keys';

/** Remembers where a sign-in leads to: it may be a path that somebody else asked for. */
export const rememberArrival = (path: string) => keep(sessionStorage, STORED_IN_TAB.arrival, path.replace(/#.*$/, ''));

/** Whether the sign-in led to this path (with its query); says yes once. */
export function takeArrival(path: string) {
  const isArrival = sessionStorage.getItem(STORED_IN_TAB.arrival) === path;
  if (isArrival) sessionStorage.removeItem(STORED_IN_TAB.arrival);
  return isArrival;
}

/** Remembers the path of the document that is being left, for an address that is typed by hand. */
export const rememberPath = (path: string) => keep(sessionStorage, STORED_IN_TAB.previousPath, path);

/** The path of the document before this one in this tab; `/` when there was none. sessions.md#in-the-browser */
export const previousPath = () => sessionStorage.getItem(STORED_IN_TAB.previousPath) ?? '/';
