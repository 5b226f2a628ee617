import { addEndpoints, type Change } from '@siteledger/shared-lib/api';
import type { BankAccount, BankAccountInput } from '@siteledger/shared-lib/domain';

/** Endpoints of own bank accounts. docs/domain/payments.md#own-bank-accounts */
export const bankAccountsApi = addEndpoints((build) => ({
  /** Own bank accounts. docs/domain/payments.md#own-bank-accounts */
  bankAccountsList: build.list<BankAccount>('GET /bank_accounts', ['BankAccount']),
  /** One own bank account; 404 if it does not exist. docs/domain/payments.md#own-bank-accounts */
  bankAccountsOne: build.record<BankAccount>('GET /bank_accounts/:', 'BankAccount'),
  /** Creates an own bank account; 422 names the fields, also for a number that another one has. */
  bankAccountsCreate: build.create<BankAccount, BankAccountInput>('POST /bank_accounts', (account) =>
    account ? ['BankAccount'] : [],
  ),
  /** Updates an own bank account: 422 names the fields; 409 names who has changed it. docs/domain/calls.md#versions */
  bankAccountsUpdate: build.update<BankAccount, Change<BankAccountInput>>('PUT /bank_accounts/:', {
    replaces: 'bankAccountsOne',
    tag: 'BankAccount',
    changes: ['BankAccount'],
  }),
  /** Deletes an own bank account; 409 means a stale version. docs/domain/states-and-deletions.md#deletions */
  bankAccountsDelete: build.remove('DELETE /bank_accounts/:', ['BankAccount']),
  /** Undoes a deletion; 422 when the number is taken. docs/domain/states-and-deletions.md#undo */
  bankAccountsRestore: build.change<BankAccount, { uuid: string; version: number }>({
    query: ({ uuid, version }) => ({ url: `/bank_accounts/${uuid}/restore`, method: 'POST', version }),
    invalidatesTags: ['BankAccount'],
  }),
}));

export const {
  useBankAccountsOneQuery,
  useBankAccountsCreateMutation,
  useBankAccountsUpdateMutation,
  useBankAccountsDeleteMutation,
  useBankAccountsRestoreMutation,
} = bankAccountsApi;
