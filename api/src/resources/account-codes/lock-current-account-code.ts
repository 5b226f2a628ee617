import { type Db } from '../../db/database';
import { requireCurrent } from '../../http/changes/version';
import { lockAccountCode, lockTree } from './account-codes.queries';

/**
 * Locks the tree and the account code to change; a 404 when it is missing or deleted, a 409 when somebody else has
 * changed it since.
 */
export async function lockCurrentAccountCode(db: Db, reference: string, expected: number | undefined) {
  await lockTree(db);
  return requireCurrent(db, await lockAccountCode(db, reference), 'Account code', expected);
}
