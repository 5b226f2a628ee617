import { addEndpoints, type Change, isConflict } from '@siteledger/shared-lib/api';
import type { AccountCode, AccountCodeDetails, AccountCodeInput, AccountCodeNode } from '@siteledger/shared-lib/domain';

const LIST = { type: 'AccountCode', id: 'LIST' } as const;

/** Endpoints of the chart of accounts. docs/domain/accounting-export.md#account-codes */
export const accountCodesApi = addEndpoints((build) => ({
  /** All account codes as a tree, sorted by code. docs/domain/accounting-export.md#account-codes */
  accountCodesTree: build.one<AccountCodeNode[], void>({
    query: () => ({ url: '/finance_account_codes', params: { to_tree: 1, sort: 'code', order: 'asc' } }),
    providesTags: [LIST, 'AccountCode'],
  }),
  /** One account code with its use; 404 if it does not exist. docs/domain/screens.md#routes */
  accountCodesOne: build.record<AccountCodeDetails>('GET /finance_account_codes/:', 'AccountCode'),
  /**
   * Creates an account code at the top level or in a group; 422 names the fields. accounting-export.md#account-codes
   */
  accountCodesCreate: build.create<AccountCode, AccountCodeInput>('POST /finance_account_codes', (code) =>
    code ? [LIST] : [],
  ),
  /**
   * Updates the version of an account code that was read, and moves it with all codes below. 422 names the fields, also
   * for a group below the code itself; 409 names the person who was quicker, and then it is refetched.
   * accounting-export.md#account-codes
   */
  accountCodesUpdate: build.change<AccountCode, Change<AccountCodeInput>>({
    query: ({ uuid, version, body }) => ({ url: `/finance_account_codes/${uuid}`, method: 'PUT', body, version }),
    invalidatesTags: (code, error, { uuid }) => {
      const itself = { type: 'AccountCode', id: uuid } as const;
      // Bills and orders show the names of their accounts.
      if (code) return [LIST, itself, 'Expense', 'PurchaseOrder'];
      return isConflict(error) ? [LIST, itself] : [];
    },
  }),
  /**
   * Deletes the version of an account code that was read; 409 while it is used or has codes below it.
   * docs/domain/states-and-deletions.md#deletions
   */
  accountCodesDelete: build.remove('DELETE /finance_account_codes/:', (_reply, error, { uuid }) => {
    if (!error) return [LIST];
    return isConflict(error) ? [LIST, { type: 'AccountCode', id: uuid }] : [];
  }),
}));

export const {
  useAccountCodesTreeQuery,
  useAccountCodesOneQuery,
  useAccountCodesCreateMutation,
  useAccountCodesUpdateMutation,
  useAccountCodesDeleteMutation,
} = accountCodesApi;
