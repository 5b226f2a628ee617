import type { TokenPair } from '@siteledger/shared-lib/domain';
import { postJson } from './post-json';
import { clearTokens, readTokens, storeTokens } from './tokens';

/** `refreshed`: there is a fresh token. `refused`: the session is over and forgotten. `unreachable`: nobody answered, try later. */
export type RefreshOutcome = 'refreshed' | 'refused' | 'unreachable';

const LOCK = 'siteledger.refresh';

let running: Promise<RefreshOutcome> | null = null;

/**
 * Exchanges the refresh token for a new pair unless `refused`, the token that no longer serves, has been replaced already.
 * Sent once, however many calls ask, and by one tab at a time: the server revokes the whole family when an old refresh
 * token comes twice. Decision §6.
 */
export function refreshSession(refused = readTokens()?.accessToken): Promise<RefreshOutcome> {
  running ??= oneTabAtATime(() => refresh(refused)).finally(() => {
    running = null;
  });
  return running;
}

async function refresh(refused: string | undefined): Promise<RefreshOutcome> {
  const tokens = readTokens();
  // While this one waited its turn, another call or tab has refreshed.
  if (tokens && tokens.accessToken !== refused) return 'refreshed';
  if (!tokens?.refreshToken) return endSession();

  const answer = await postJson('/refresh', { refresh_token: tokens.refreshToken }).catch(() => null);
  // Signed out meanwhile, and perhaps somebody else in: no call of the session before goes on under the next.
  if (readTokens()?.refreshToken !== tokens.refreshToken) return 'unreachable';
  if (!answer || answer.status >= 500 || answer.status === 429) return 'unreachable';
  if (!answer.ok) return endSession();
  const { data } = (await answer.json()) as { data: TokenPair };
  storeTokens(data);
  return 'refreshed';
}

function endSession(): RefreshOutcome {
  clearTokens();
  return 'refused';
}

// Web Locks exist in secure contexts only; without them one tab still refreshes once.
const oneTabAtATime = (work: () => Promise<RefreshOutcome>): Promise<RefreshOutcome> =>
  'locks' in navigator ? navigator.locks.request(LOCK, work) : work();
