import { type Db } from '../../db/database';
import { voidResets } from '../password-reset/password-resets.queries';
import { forgetPlaces } from './device/known-devices.queries';
import { endSignIns } from './end-sign-ins';
import { storePassword } from './sessions.queries';

/**
 * Gives a user a password: links to set another and sign-ins under way are void, every session ends but the one to keep, and no
 * device or address is known any more. docs/domain/sessions.md#calls
 */
export async function setPassword(db: Db, userId: number, passwordHash: string, now: Date, keep?: string) {
  await storePassword(db, userId, passwordHash, now);
  await voidResets(db, userId, now);
  await forgetPlaces(db, userId);
  await endSignIns(db, userId, now, keep);
}
