import { SAFE_START } from '@siteledger/platform/contract';
import { browserLocation } from '@siteledger/shared-lib/session';
import { NOT_FOUND } from '../remotes/lead-on';

/** Loads the page again with all remotes, here or, where a page of theirs was missing, at the start. */
export function startNormally() {
  sessionStorage.removeItem(SAFE_START.stored);
  const { pathname, search } = location;
  const query = new URLSearchParams(search);
  // It would ask for the safe start again.
  query.delete(SAFE_START.parameter);
  const address = query.size > 0 ? `${pathname}?${query.toString()}` : pathname;
  browserLocation.goTo(pathname === NOT_FOUND ? '/' : address);
}
