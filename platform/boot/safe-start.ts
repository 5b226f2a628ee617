import { keep, type RemoteListing, SAFE_START } from '@siteledger/platform/contract';
import { query } from './query';

/**
 * Whether this tab starts without any remote, because its address says so or did before. The tab keeps this in its
 * session storage, so that a reload or a sign-in on the way does not end the safe start.
 */
export function startsSafely() {
  const isAsked = query.has(SAFE_START.parameter);
  if (isAsked) keep(sessionStorage, SAFE_START.stored, 'yes');
  return isAsked || Boolean(sessionStorage.getItem(SAFE_START.stored));
}

/** The listing of a safe start: the registry is not called, so that none of its answers can cause problems. */
export const NO_REMOTES: RemoteListing = { environment: '', revision: 0, remotes: [], paused: [] };
