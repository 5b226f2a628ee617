import { keep, type RemoteListing, SAFE_START } from '@siteledger/platform/contract';
import { query } from './query';

/**
 * Whether this tab starts without any remote: its address asks for that, or did before. It is kept for the tab, for whoever
 * reloads or signs in on the way has to find the same tab again.
 */
export function startsSafely() {
  const isAsked = query.has(SAFE_START.parameter);
  if (isAsked) keep(sessionStorage, SAFE_START.stored, 'yes');
  return isAsked || Boolean(sessionStorage.getItem(SAFE_START.stored));
}

/** The listing of such a tab: the registry is not asked, so that nothing it may answer can get in the way. */
export const NO_REMOTES: RemoteListing = { environment: '', revision: 0, remotes: [], paused: [] };
