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
 * Sent once, however many calls ask, and by one tab at a time: the server revokes the whole family when an old refresh
 * token comes twice. docs/domain/sessions.md#how-long
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
  // Signed out meanwhile, and perhaps somebody else in: no call of the session before goes on under the next.
  if (readTokens()?.refreshToken !== refreshToken) return 'unreachable';
  if (!answer || answer.status >= 500 || answer.status === 429) return 'unreachable';
  if (!answer.ok) return endSession();
  const pair = await pairOf(answer);
  if (!pair) return 'unreachable';
  storeTokens(pair);
  await tellSpent(refreshToken);
  return 'refreshed';
}

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

// Without locks one tab still refreshes once.
const oneTabAtATime = (work: () => Promise<RefreshOutcome>): Promise<RefreshOutcome> =>
  hasLocks() ? navigator.locks.request(LOCK, work) : work();
