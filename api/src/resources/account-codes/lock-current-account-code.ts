import { type Db } from '../../db/database';
import { notFound } from '../../http/errors';
import { refuseStale } from '../../http/version';
import { lockAccountCode, lockTree } from './account-codes.queries';

/** The live account code that a change is for, with the tree locked; refused when somebody else changed it meanwhile. */
export async function lockCurrentAccountCode(db: Db, reference: string, expected: number | undefined) {
  await lockTree(db);
  const current = await lockAccountCode(db, reference);
  if (!current) throw notFound('Account code');
  await refuseStale(db, current, expected);
  return current;
}
