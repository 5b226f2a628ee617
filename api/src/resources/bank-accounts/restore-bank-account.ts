import { type BankAccount } from '@siteledger/shared-lib/domain';
import { unmarkDeleted } from '../../db/rows';
import { audit } from '../../http/changes/audit';
import { type Context } from '../../http/request/context';
import { notFound } from '../../http/errors/errors';
import { inTransaction } from '../../http/changes/in-transaction';
import { requireOwnDeletion } from '../../http/changes/undo';
import { refuseStale } from '../../http/changes/version';
import { findBankAccount, lockBankAccount } from './bank-accounts.queries';

/** Undoes the deletion of an own bank account, unless another has its number now. states-and-deletions.md#undo */
export const restoreBankAccount = (
  context: Context,
  reference: string,
  expected: number | undefined,
): Promise<BankAccount | undefined> =>
  inTransaction(context, async (db) => {
    const before = await lockBankAccount(db, reference);
    if (!before) throw notFound('Bank account');
    await requireOwnDeletion(db, context, { ...before, entity: 'bank-account' }, 'Bank account');
    await refuseStale(db, before, expected);

    const after = await unmarkDeleted(db, 'bank_accounts', before.id);
    await audit(db, context, { action: 'bank-account.restore', before, after });
    return findBankAccount(db, before.id);
  });
