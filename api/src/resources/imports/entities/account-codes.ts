import { accountCodeSchema } from '@siteledger/shared-lib/domain';
import { findAccountCode, numberOfCode } from '../../account-codes/account-codes.queries';
import { createAccountCode } from '../../account-codes/create-account-code';
import { deleteAccountCode } from '../../account-codes/delete-account-code';
import { updateAccountCode } from '../../account-codes/update-account-code';
import { byColumn } from './by-column.queries';
import { formOf, type Importable } from './importable';

/** Account codes, by code; a group is named by its code and comes before its children. */
export const ACCOUNT_CODES: Importable = {
  schema: accountCodeSchema,
  permission: 'finance_account_code.create',
  keyOf: ({ code }) => code,
  findByKeys: byColumn('account_codes', 'code'),
  read: async ({ db }, uuid) => formOf(accountCodeSchema, await findAccountCode(db, uuid)),
  create: createAccountCode,
  update: (context, uuid, body) => updateAccountCode(context, uuid, body, undefined),
  remove: (context, uuid) => deleteAccountCode(context, uuid, undefined),
  references: {
    parent_id: async ({ db }, code) => {
      const id = await numberOfCode(db, code);
      return id === undefined ? { problem: `Group ${code} does not exist. Put it above this row.` } : { id };
    },
  },
};
