import { SAFE_START } from '@siteledger/platform/contract';
import { NOT_FOUND } from '../routes/lead-on';

/** Whether this tab was started without any remote. */
export const isSafeStart = () => window.siteledger.isSafe;

/** Ends the safe start of this tab; answers the address to load: the present one or, where a page of a remote was missing, the start. */
export function leaveSafeStart(): string {
  sessionStorage.removeItem(SAFE_START.stored);
  const { pathname, search } = location;
  const query = new URLSearchParams(search);
  // It would ask for the safe start again.
  query.delete(SAFE_START.parameter);
  const address = query.size > 0 ? `${pathname}?${query.toString()}` : pathname;
  return pathname === NOT_FOUND ? '/' : address;
}
