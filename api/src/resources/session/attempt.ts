import { type Db } from '../../db/database';
import { transaction } from '../../db/transaction';
import { tooManyRequests } from '../../http/errors';
import { countAttempt, forgetAttempt } from './queries';

const WINDOW_MS = 60_000;
const FAILURES_A_MINUTE = 5;
const FAILURES_A_MINUTE_OF_AN_ADDRESS = 20;

type Attempt = { email: string; ip: string; now: Date };

/**
 * Lets a password be tried, and remembers the try until it succeeds: 5 failures a minute for an e-mail and address, 20 for an
 * address, are a 429. The database counts, so all replicas count together; a refused try is not counted. Decision §6.
 */
export async function attempt<Result>(
  db: Db,
  { email, ip, now }: Attempt,
  check: () => Promise<Result | undefined>,
): Promise<Result | undefined> {
  const since = new Date(now.getTime() - WINDOW_MS);
  const counted = await transaction(db, (trx) => countAttempt(trx, email.toLowerCase(), ip, now, since));
  if (counted.ofPair >= FAILURES_A_MINUTE || counted.ofAddress >= FAILURES_A_MINUTE_OF_AN_ADDRESS) {
    await forgetAttempt(db, counted.id);
    const free = Date.parse(counted.oldest ?? now.toISOString()) + WINDOW_MS;
    throw tooManyRequests(Math.max(1, Math.ceil((free - now.getTime()) / 1000)));
  }
  const result = await check();
  if (result !== undefined) await forgetAttempt(db, counted.id);
  return result;
}
