import { type Reference } from '@siteledger/shared-lib/domain';
import { removeRow } from '../../http/changes/audited-rows';
import { type Context } from '../../http/request/context';
import { conflict } from '../../http/errors/errors';
import { inTransaction } from '../../http/changes/in-transaction';
import { isPaidFrom } from './bank-accounts.queries';
import { lockCurrentBankAccount } from './lock-current-bank-account';

/** Deletes an own bank account that no payment names. docs/domain/states-and-deletions.md#deletions */
export const deleteBankAccount = (
  context: Context,
  reference: string,
  expected: number | undefined,
): Promise<Reference> =>
  inTransaction(context, async (db) => {
    const { id, uuid, name } = await lockCurrentBankAccount(db, reference, expected);
    if (await isPaidFrom(db, id)) throw conflict('The bank account is used by payments. Make it inactive instead.');

    await removeRow(db, context, { action: 'bank-account.delete' }, 'bank_accounts', id);
    return { uuid, name };
  });
