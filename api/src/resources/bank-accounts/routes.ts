import { bankAccountSchema } from '@siteledger/shared-lib/domain';
import { type App } from '../../http/request/fastify-types';
import { resource } from '../../http/routes/resource';
import { BANK_ACCOUNTS, findBankAccount } from './bank-accounts.queries';
import { createBankAccount } from './create-bank-account';
import { deleteBankAccount } from './delete-bank-account';
import { restoreBankAccount } from './restore-bank-account';
import { updateBankAccount } from './update-bank-account';

export function bankAccountRoutes(app: App) {
  const { list, create, read, update, remove, restore } = resource(app, {
    path: '/bank_accounts',
    name: ['a bank account', 'bank accounts'],
    type: 'BankAccount',
    permission: {
      view: 'finance_account_code.view',
      create: 'finance_account_code.create',
      change: 'finance_account_code.update',
      delete: 'finance_account_code.delete',
    },
  });

  /** Own bank accounts by name. docs/domain/payments.md#own-bank-accounts */
  list('BankAccount', BANK_ACCOUNTS);

  /** Creates an own bank account: 201 with it; 422 by field, also for a duplicate number. */
  create(bankAccountSchema, createBankAccount);

  /** One own bank account. docs/domain/payments.md#own-bank-accounts */
  read(({ context }, reference) => findBankAccount(context.db, reference));

  /** Changes an own bank account: 409 when its version is stale; 422 by field. docs/domain/calls.md#versions */
  update(bankAccountSchema, updateBankAccount);

  /** Deletes an own bank account, {uuid, name}; 409 when payments name it. states-and-deletions.md#deletions */
  remove(deleteBankAccount);

  /** Undoes the caller's own recent deletion; 422 when its number is taken. states-and-deletions.md#undo */
  restore(restoreBankAccount, { permission: 'finance_account_code.delete' });
}
