import { type Db } from '../../db/database';
import { voidChallenges } from '../second-factor/challenges/challenges.queries';
import { revokeSessions } from './sessions.queries';

/** Ends every session of a user except `keep`, and every sign-in waiting for its second step. */
export async function endSignIns(db: Db, userId: number, now: Date, keep?: string) {
  await voidChallenges(db, userId, now);
  await revokeSessions(db, userId, now, keep);
}
