import type { TokenPair } from '@siteledger/shared-lib/domain';
import { postJson } from './post-json';
import { refreshNonce } from './refresh-nonce';
import { newTokenArrives, hasLocks, isSpentElsewhere, markSpent } from './spent-tokens';
import { clearTokens, readTokens, storeTokens } from './tokens';

/**
 * `refreshed`: there is a new token. `refused`: the session is over and cleared. `unreachable`: no new token for this
 * call, because there was no response or the session was replaced meanwhile; try later.
 */
export type RefreshOutcome = 'refreshed' | 'refused' | 'unreachable';

const LOCK = 'siteledger.refresh';

let running: Promise<RefreshOutcome> | null = null;

/**
 * Exchanges the refresh token for a new pair, unless the expired `token` was already replaced. Concurrent calls
 * share one request, and only one tab sends it: the server ends the session if an old refresh token is used twice,
 * except by tabs of this browser within 30 s. docs/domain/sessions.md#how-long
 */
export function refreshSession(token = readTokens()?.accessToken): Promise<RefreshOutcome> {
  running ??= oneTabAtATime(() => refresh(token)).finally(() => {
    running = null;
  });
  return running;
}

/** Resolves when no tab is refreshing, and the last stored tokens have arrived in this tab. */
export async function refreshSettled(): Promise<void> {
  await running;
  if (!hasLocks()) return;
  await navigator.locks.request(LOCK, { mode: 'shared' }, async () => {
    const tokens = readTokens();
    if (tokens && (await isSpentElsewhere(tokens.refreshToken))) await newTokenArrives(tokens.accessToken);
  });
}

async function refresh(expired: string | undefined): Promise<RefreshOutcome> {
  const tokens = readTokens();
  // While this one waited for the lock, another call or tab has refreshed.
  if (tokens && tokens.accessToken !== expired) return 'refreshed';
  if (!tokens?.refreshToken) return endSession();
  if (await isSpentElsewhere(tokens.refreshToken))
    return (await newTokenArrives(tokens.accessToken)) ? 'refreshed' : 'unreachable';
  return exchange(tokens.refreshToken);
}

async function exchange(refreshToken: string): Promise<RefreshOutcome> {
  const answer = await postJson('/refresh', { refresh_token: refreshToken, nonce: refreshNonce() }).catch(() => null);
  const pair = answer?.ok ? await pairOf(answer) : null;
  const stored = readTokens()?.refreshToken;
  // Another tab without locks refreshed at the same moment and got the same pair.
  if (pair && stored === pair.refresh_token) return 'refreshed';
  // Signed out meanwhile, perhaps with another user signed in: no call of the old session may continue under the new
  // one.
  if (stored !== refreshToken) return 'unreachable';
  if (answer && isRefusal(answer)) return endSession();
  if (!pair) return 'unreachable';
  storeTokens(pair);
  await markSpent(refreshToken);
  return 'refreshed';
}

// An unreachable server, or 429, is not a refusal.
const isRefusal = ({ ok, status }: Response) => !ok && status < 500 && status !== 429;

// Null when the response was broken off, as in a page that is being left; the next page repeats the refresh.
const pairOf = (answer: Response) =>
  answer.json().then(
    ({ data }: { data: TokenPair }) => data,
    () => null,
  );

function endSession(): RefreshOutcome {
  clearTokens();
  return 'refused';
}

// Without locks each tab refreshes once, and all get the same response.
const oneTabAtATime = (work: () => Promise<RefreshOutcome>): Promise<RefreshOutcome> =>
  hasLocks() ? navigator.locks.request(LOCK, work) : work();
