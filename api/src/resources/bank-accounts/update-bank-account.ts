import { type BankAccount, type BankAccountInput } from '@siteledger/shared-lib/domain';
import { changeRow } from '../../http/changes/audited-rows';
import { type Context } from '../../http/request/context';
import { inTransaction } from '../../http/changes/in-transaction';
import { bankAccountValues } from './bank-account-values';
import { findBankAccount } from './bank-accounts.queries';
import { lockCurrentBankAccount } from './lock-current-bank-account';

/** Replaces an own bank account's fields. docs/domain/payments.md#own-bank-accounts */
export const updateBankAccount = (
  context: Context,
  reference: string,
  input: BankAccountInput,
  expected: number | undefined,
): Promise<BankAccount | undefined> =>
  inTransaction(context, async (db) => {
    const { id } = await lockCurrentBankAccount(db, reference, expected);
    await changeRow(db, context, { action: 'bank-account.update' }, 'bank_accounts', id, bankAccountValues(input));
    return findBankAccount(db, id);
  });
