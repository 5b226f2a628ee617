import { SAFE_START } from '@siteledger/platform/contract';
import { browserLocation } from '@siteledger/shared-lib/session';
import { NOT_FOUND } from '../remotes/lead-on';

/** Loads the page again with all remotes, here or, where a page of theirs was missing, at the start. */
export function startNormally() {
  sessionStorage.removeItem(SAFE_START.stored);
  // Without the query, which would ask for it again.
  browserLocation.goTo(location.pathname === NOT_FOUND ? '/' : location.pathname);
}
