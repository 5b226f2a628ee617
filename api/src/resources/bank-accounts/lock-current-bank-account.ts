import { type Db } from '../../db/database';
import { requireCurrent } from '../../http/changes/version';
import { lockBankAccount } from './bank-accounts.queries';

/** Locks the account to change; a 404 when it is missing or deleted, a 409 when somebody else has changed it since. */
export async function lockCurrentBankAccount(db: Db, reference: string, expected: number | undefined) {
  const account = await lockBankAccount(db, reference);
  return requireCurrent(db, account?.deleted_at ? undefined : account, 'Bank account', expected);
}
