import { redirect, replace } from 'react-router';

/**
 * A loader's redirect from the requested path to another. For a followed link, the previous page stays in the history.
 * An address that is already open, typed or reached by Back, is replaced: Back would otherwise return to it and
 * redirect again, forever.
 */
export const leadOn = (request: Request, to: string) =>
  new URL(request.url).pathname === location.pathname ? replace(to) : redirect(to);

/** The page for paths that do not exist or that the user may not open. */
export const NOT_FOUND = '/404';

let missing: string | undefined;

/** Redirects to the not-found page and records the path for it. */
export function leadToNotFound(request: Request) {
  missing = new URL(request.url).pathname;
  return leadOn(request, NOT_FOUND);
}

/** The last path that was not found in this document. */
export const pathNotFound = () => missing;
