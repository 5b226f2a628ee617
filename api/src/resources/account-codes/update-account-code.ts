import { type AccountCode, type AccountCodeInput } from '@siteledger/shared-lib/domain';
import { type StoredFields } from '../../db/stored-fields';
import { audit } from '../../http/audit';
import { type Context } from '../../http/context';
import { inTransaction } from '../../http/in-transaction';
import { groupOf } from './group-of';
import { lockCurrentAccountCode } from './lock-current-account-code';
import { accountCodeRecord, findAccountCode, saveAccountCode } from './account-codes.queries';

/**
 * Changes an account code and moves it, with all below it, to its group; without a group to the top.
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

    const before = await accountCodeRecord(db, id);
    await saveAccountCode(db, id, values);
    const after = await accountCodeRecord(db, id);
    await audit(db, context, { action: 'account-code.update', before, after });
    return findAccountCode(db, id);
  });
