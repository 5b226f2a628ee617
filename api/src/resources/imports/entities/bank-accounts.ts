import { bankAccountSchema, plainAccountNo } from '@siteledger/shared-lib/domain';
import { findBankAccount } from '../../bank-accounts/bank-accounts.queries';
import { createBankAccount } from '../../bank-accounts/create-bank-account';
import { deleteBankAccount } from '../../bank-accounts/delete-bank-account';
import { updateBankAccount } from '../../bank-accounts/update-bank-account';
import { byColumn } from './by-column.queries';
import { formOf, type Importable } from './importable';

/** Own bank accounts, by account number without spaces and hyphens. */
export const BANK_ACCOUNTS: Importable = {
  schema: bankAccountSchema,
  permission: 'finance_account_code.create',
  keyOf: ({ account_no }) => plainAccountNo(account_no) as string | null,
  findByKeys: byColumn('bank_accounts', 'account_no'),
  read: async ({ db }, uuid) => formOf(bankAccountSchema, await findBankAccount(db, uuid)),
  create: createBankAccount,
  update: (context, uuid, body) => updateBankAccount(context, uuid, body, undefined),
  remove: (context, uuid) => deleteBankAccount(context, uuid, undefined),
  totals: ['opening_balance'],
};
