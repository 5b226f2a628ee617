import { redirect, replace } from 'react-router';

/**
 * A loader's answer that leads from the path it was asked for to another. A link to such a path keeps the page before it; an
 * address that is open already, typed or reached by Back, is replaced: Back would lead to it, and from it here, forever.
 */
export const leadOn = (request: Request, to: string) =>
  new URL(request.url).pathname === location.pathname ? replace(to) : redirect(to);

/** Where people land who ask for what is not there, or not theirs. */
export const NOT_FOUND = '/404';

let missing: string | undefined;

/** Leads to the page that says so, which can be asked for the path. */
export function leadToNotFound(request: Request) {
  missing = new URL(request.url).pathname;
  return leadOn(request, NOT_FOUND);
}

/** The path that was not found last in this document. */
export const pathNotFound = () => missing;
