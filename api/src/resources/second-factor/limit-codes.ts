import { type Db } from '../../db/database';
import { type Context } from '../../http/request/context';
import { tooManyRequests } from '../../http/errors/errors';
import { updateChallenge } from './challenges/challenges.queries';
import { type LiveChallenge } from './challenges/challenge';
import { failuresSince, insertFailure } from './factors.queries';

const TRIES_OF_A_CHALLENGE = 5;
const FAILURES_OF_AN_ACCOUNT = 10;
const WINDOW_MS = 15 * 60_000;

/**
 * Throws a 429 after 10 wrong app codes for an account within 15 minutes, from any caller at any server. Passkeys and
 * recovery codes cannot be guessed and remain available.
 */
export async function limitCodes(db: Db, { now }: Context, { user }: LiveChallenge) {
  const failures = await failuresSince(db, user.id, new Date(now.getTime() - WINDOW_MS));
  const [oldest] = failures.slice(-FAILURES_OF_AN_ACCOUNT);
  if (failures.length < FAILURES_OF_AN_ACCOUNT || !oldest) return;
  throw tooManyRequests(Math.max(1, Math.ceil((Date.parse(oldest) + WINDOW_MS - now.getTime()) / 1000)));
}

/** Counts a wrong answer: the fifth one ends the challenge, so that the password is asked for again. */
export async function countTry(db: Db, { now }: Context, challenge: LiveChallenge) {
  const tries = challenge.tries + 1;
  await updateChallenge(db, challenge.token_hash, {
    tries,
    ...(tries >= TRIES_OF_A_CHALLENGE && { used_at: now }),
  });
}

/** Counts a wrong app code for an account. */
export const countWrongCode = (db: Db, { now }: Context, { user }: LiveChallenge) => insertFailure(db, user.id, now);
