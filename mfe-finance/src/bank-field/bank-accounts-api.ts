import { addEndpoints } from '@siteledger/shared-lib/api';
import type { BankAccount } from '@siteledger/shared-lib/domain';

const MOST_ACCOUNTS = 300;

const bankAccountsApi = addEndpoints((build) => ({
  /** Own bank accounts to choose from, by name. docs/domain/payments.md#own-bank-accounts */
  bankFieldAccounts: build.one<BankAccount[], void>({
    query: () => ({ url: '/bank_accounts', params: { per_page: MOST_ACCOUNTS, sort: 'name', order: 'asc' } }),
    providesTags: ['BankAccount'],
  }),
}));

export const { useBankFieldAccountsQuery } = bankAccountsApi;
