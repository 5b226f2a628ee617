import type { TokenPair } from '@siteledger/shared-lib/domain';
import { postJson } from './post-json';
import { refreshNonce } from './refresh-nonce';
import { arrives, hasLocks, isSpentElsewhere, tellSpent } from './spent-tokens';
import { clearTokens, readTokens, storeTokens } from './tokens';

/** `refreshed`: there is a fresh token. `refused`: the session is over and forgotten. `unreachable`: nobody answered, try later. */
export type RefreshOutcome = 'refreshed' | 'refused' | 'unreachable';

const LOCK = 'siteledger.refresh';

let running: Promise<RefreshOutcome> | null = null;

/**
 * Exchanges the refresh token for a new pair unless `refused`, the token that no longer serves, has been replaced already.
 * Sent once, however many calls ask, and by one tab at a time: the server ends the session when an old refresh token comes twice,
 * but for tabs of this browser within 30 s. docs/domain/sessions.md#how-long
 */
export function refreshSession(refused = readTokens()?.accessToken): Promise<RefreshOutcome> {
  running ??= oneTabAtATime(() => refresh(refused)).finally(() => {
    running = null;
  });
  return running;
}

/** Resolves when no renewal is under way, in whichever tab, and what the last one stored has arrived here. */
export async function renewalSettled(): Promise<void> {
  await running;
  if (!hasLocks()) return;
  await navigator.locks.request(LOCK, { mode: 'shared' }, async () => {
    const tokens = readTokens();
    if (tokens && (await isSpentElsewhere(tokens.refreshToken))) await arrives(tokens.accessToken);
  });
}

async function refresh(refused: string | undefined): Promise<RefreshOutcome> {
  const tokens = readTokens();
  // While this one waited its turn, another call or tab has refreshed.
  if (tokens && tokens.accessToken !== refused) return 'refreshed';
  if (!tokens?.refreshToken) return endSession();
  if (await isSpentElsewhere(tokens.refreshToken))
    return (await arrives(tokens.accessToken)) ? 'refreshed' : 'unreachable';
  return exchange(tokens.refreshToken);
}

async function exchange(refreshToken: string): Promise<RefreshOutcome> {
  const answer = await postJson('/refresh', { refresh_token: refreshToken, nonce: refreshNonce() }).catch(() => null);
  const pair = answer?.ok ? await pairOf(answer) : null;
  const stored = readTokens()?.refreshToken;
  // Another tab without locks has asked at the same moment, and got the same.
  if (pair && stored === pair.refresh_token) return 'refreshed';
  // Signed out meanwhile, and perhaps somebody else in: no call of the session before goes on under the next.
  if (stored !== refreshToken) return 'unreachable';
  if (answer && isRefusal(answer)) return endSession();
  if (!pair) return 'unreachable';
  storeTokens(pair);
  await tellSpent(refreshToken);
  return 'refreshed';
}

// A server that is away, or asks to come back later, has not refused.
const isRefusal = ({ ok, status }: Response) => !ok && status < 500 && status !== 429;

// Null where the answer was broken off, as in a page that is being left: the next page repeats the refresh.
const pairOf = (answer: Response) =>
  answer.json().then(
    ({ data }: { data: TokenPair }) => data,
    () => null,
  );

function endSession(): RefreshOutcome {
  clearTokens();
  return 'refused';
}

// Without locks each tab still refreshes once, and all get the same answer.
const oneTabAtATime = (work: () => Promise<RefreshOutcome>): Promise<RefreshOutcome> =>
  hasLocks() ? navigator.locks.request(LOCK, work) : work();
