import { type Reference } from '@siteledger/shared-lib/domain';
import { removeRow } from '../../http/changes/audited-rows';
import { type Context } from '../../http/request/context';
import { inTransaction } from '../../http/changes/in-transaction';
import { lockCurrentBankAccount } from './lock-current-bank-account';

/** Deletes an own bank account; payments keep the name of its bank. states-and-deletions.md#deletions */
export const deleteBankAccount = (
  context: Context,
  reference: string,
  expected: number | undefined,
): Promise<Reference> =>
  inTransaction(context, async (db) => {
    const { id, uuid, name } = await lockCurrentBankAccount(db, reference, expected);
    await removeRow(db, context, { action: 'bank-account.delete' }, 'bank_accounts', id);
    return { uuid, name };
  });
