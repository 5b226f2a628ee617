import { keep, type RemoteListing, SAFE_START } from '@siteledger/platform/contract';
import { query } from './query';

/**
 * Whether this tab starts without any remote: its address has the parameter now, or had it earlier in this tab. Session
 * storage keeps that, so that a reload or the sign-in page does not end the safe start.
 */
export function startsSafely() {
  const isAsked = query.has(SAFE_START.parameter);
  if (isAsked) keep(sessionStorage, SAFE_START.stored, 'yes');
  return isAsked || Boolean(sessionStorage.getItem(SAFE_START.stored));
}

/** The listing of a safe start: the registry is not called, so that none of its answers can cause problems. */
export const NO_REMOTES: RemoteListing = { environment: '', revision: 0, remotes: [], paused: [] };
