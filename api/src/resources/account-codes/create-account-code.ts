import { type AccountCode, type AccountCodeInput } from '@siteledger/shared-lib/domain';
import { type StoredFields } from '../../db/stored-fields';
import { createRow } from '../../http/changes/audited-rows';
import { type Context } from '../../http/request/context';
import { inTransaction } from '../../http/changes/in-transaction';
import { groupOf } from './group-of';
import { findAccountCode, lockTree } from './account-codes.queries';

/** Creates an account code, at the top level or in a group. docs/domain/accounting-export.md#account-codes */
export const createAccountCode = (
  context: Context,
  { name, code, parent_id }: AccountCodeInput,
): Promise<AccountCode | undefined> =>
  inTransaction(context, async (db) => {
    await lockTree(db);
    const values = { name, code, parent_id: await groupOf(db, parent_id) } satisfies StoredFields<AccountCodeInput>;
    const { id } = await createRow(db, context, { action: 'account-code.create' }, 'account_codes', values);
    return findAccountCode(db, id);
  });
