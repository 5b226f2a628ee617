import { redirect, replace } from '@siteledger/shared-lib/router';

/**
 * A loader's answer that leads from the path it was asked for to another. A link to such a path keeps the page before it; an
 * address that is open already, typed or reached by Back, is replaced: Back would lead to it, and from it here, for ever.
 */
export const leadOn = (request: Request, to: string) =>
  new URL(request.url).pathname === location.pathname ? replace(to) : redirect(to);
