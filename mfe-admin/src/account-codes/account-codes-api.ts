import { addEndpoints, type Change, isConflict } from '@siteledger/shared-lib/api';
import type { AccountCode, AccountCodeDetails, AccountCodeInput, AccountCodeNode } from '@siteledger/shared-lib/domain';

const LIST = { type: 'AccountCode', id: 'LIST' } as const;

/** The chart of accounts in the one API slice. docs/domain/accounting-export.md#account-codes */
export const accountCodesApi = addEndpoints((build) => ({
  /** Every account code as a tree, by code. docs/domain/accounting-export.md#account-codes */
  accountCodesTree: build.one<AccountCodeNode[], void>({
    query: () => ({ url: '/finance_account_codes', params: { to_tree: 1, sort: 'code', order: 'asc' } }),
    providesTags: [LIST, 'AccountCode'],
  }),
  /** One account code with what it is used for; 404 when there is none. docs/domain/screens.md#routes */
  accountCodesOne: build.record<AccountCodeDetails>('GET /finance_account_codes/:', 'AccountCode'),
  /** Creates an account code at the top or in a group; 422 names the fields. accounting-export.md#account-codes */
  accountCodesCreate: build.create<AccountCode, AccountCodeInput>('POST /finance_account_codes', (code) =>
    code ? [LIST] : [],
  ),
  /**
   * Changes an account code of the version that was read, and moves it with all below it; 422 names the fields, also for
   * a group below itself, 409 tells who was quicker, and then it is asked for again. accounting-export.md#account-codes
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
   * Deletes an account code of the version that was read; 409 while codes stand below it or it is used.
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
