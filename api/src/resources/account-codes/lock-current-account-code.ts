import { type Db } from '../../db/database';
import { requireCurrent } from '../../http/changes/version';
import { lockAccountCode, lockTree } from './account-codes.queries';

/** The live account code that a change is for, with the tree locked; refused when somebody else changed it meanwhile. */
export async function lockCurrentAccountCode(db: Db, reference: string, expected: number | undefined) {
  await lockTree(db);
  return requireCurrent(db, await lockAccountCode(db, reference), 'Account code', expected);
}
