import { type Db } from '../../db/database';
import { voidResets } from '../password-reset/password-resets.queries';
import { forgetPlaces } from './device/known-devices.queries';
import { endSignIns } from './end-sign-ins';
import { storePassword } from './sessions.queries';

/**
 * Sets a user's password: voids password links and pending sign-ins, ends every session except `keep`, and forgets all
 * devices and addresses. docs/domain/sessions.md#calls
 */
export async function setPassword(db: Db, userId: number, passwordHash: string, now: Date, keep?: string) {
  await storePassword(db, userId, passwordHash, now);
  await voidResets(db, userId, now);
  await forgetPlaces(db, userId);
  await endSignIns(db, userId, now, keep);
}
