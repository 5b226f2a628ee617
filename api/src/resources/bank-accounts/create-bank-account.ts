import { type BankAccount, type BankAccountInput } from '@siteledger/shared-lib/domain';
import { createRow } from '../../http/changes/audited-rows';
import { type Context } from '../../http/request/context';
import { inTransaction } from '../../http/changes/in-transaction';
import { bankAccountValues } from './bank-account-values';
import { findBankAccount } from './bank-accounts.queries';

/** Creates an own bank account. docs/domain/payments.md#own-bank-accounts */
export const createBankAccount = (context: Context, input: BankAccountInput): Promise<BankAccount | undefined> =>
  inTransaction(context, async (db) => {
    const act = { action: 'bank-account.create' };
    const { id } = await createRow(db, context, act, 'bank_accounts', bankAccountValues(input));
    return findBankAccount(db, id);
  });
