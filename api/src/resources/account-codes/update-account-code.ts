import { type AccountCode, type AccountCodeInput } from '@siteledger/shared-lib/domain';
import { type StoredFields } from '../../db/stored-fields';
import { changeRow } from '../../http/changes/audited-rows';
import { type Context } from '../../http/request/context';
import { inTransaction } from '../../http/changes/in-transaction';
import { groupOf } from './group-of';
import { lockCurrentAccountCode } from './lock-current-account-code';
import { findAccountCode } from './account-codes.queries';

/**
 * Changes an account code and moves its subtree to the given group, or to the top level without one.
 * docs/domain/accounting-export.md#account-codes
 */
export const updateAccountCode = (
  context: Context,
  reference: string,
  { name, code, parent_id }: AccountCodeInput,
  expected: number | undefined,
): Promise<AccountCode | undefined> =>
  inTransaction(context, async (db) => {
    const { id } = await lockCurrentAccountCode(db, reference, expected);
    const group = await groupOf(db, parent_id, id);
    const values = { name, code, parent_id: group } satisfies StoredFields<AccountCodeInput>;
    await changeRow(db, context, { action: 'account-code.update' }, 'account_codes', id, values);
    return findAccountCode(db, id);
  });
