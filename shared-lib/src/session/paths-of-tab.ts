import { keep } from '@siteledger/platform/contract';
import { STORED_IN_TAB } from './stored-keys';

/** Stores the target of a sign-in, which may be a path that another user requested. */
export const rememberArrival = (path: string) => keep(sessionStorage, STORED_IN_TAB.arrival, path.replace(/#.*$/, ''));

/** Whether the sign-in led to this path (with its query); true only once. */
export function takeArrival(path: string) {
  const isArrival = sessionStorage.getItem(STORED_IN_TAB.arrival) === path;
  if (isArrival) sessionStorage.removeItem(STORED_IN_TAB.arrival);
  return isArrival;
}

/** Stores the path of the document being left, for when the user types an address. */
export const rememberPath = (path: string) => keep(sessionStorage, STORED_IN_TAB.previousPath, path);

/** The path of the previous document in this tab, else `/`. sessions.md#in-the-browser */
export const previousPath = () => sessionStorage.getItem(STORED_IN_TAB.previousPath) ?? '/';
