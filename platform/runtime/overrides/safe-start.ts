import { SAFE_START } from '@siteledger/platform/contract';
import { NOT_FOUND } from '../routes/lead-on';

/** Whether this tab was started without any remote. */
export const isSafeStart = () => window.siteledger.isSafe;

/**
 * Ends the safe start of this tab. Returns the address to load: the present one, or the start page if a remote's page
 * was missing.
 */
export function leaveSafeStart(): string {
  sessionStorage.removeItem(SAFE_START.stored);
  const { pathname, search } = location;
  const query = new URLSearchParams(search);
  // Otherwise the address would request the safe start again.
  query.delete(SAFE_START.parameter);
  const address = query.size > 0 ? `${pathname}?${query.toString()}` : pathname;
  return pathname === NOT_FOUND ? '/' : address;
}
