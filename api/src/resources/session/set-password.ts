import { type Db } from '../../db/database';
import { voidResets } from '../password-reset/queries';
import { voidChallenges } from '../second-factor/challenges/queries';
import { revokeSessions, storePassword } from './queries';

/** Gives a user a password: links to set another and sign-ins under way are void, and every session ends but the one to keep. Decision §6. */
export async function setPassword(db: Db, userId: number, passwordHash: string, now: Date, keep?: string) {
  await storePassword(db, userId, passwordHash, now);
  await voidResets(db, userId, now);
  await voidChallenges(db, userId, now);
  await revokeSessions(db, userId, now, keep);
}
