import { type Reference } from '@siteledger/shared-lib/domain';
import { removeRow } from '../../http/changes/audited-rows';
import { type Context } from '../../http/request/context';
import { conflict } from '../../http/errors/errors';
import { inTransaction } from '../../http/changes/in-transaction';
import { lockCurrentAccountCode } from './lock-current-account-code';
import { useOf } from './account-codes.queries';

/** Deletes an account code that has no children and no bookings. states-and-deletions.md#deletions */
export const deleteAccountCode = (
  context: Context,
  reference: string,
  expected: number | undefined,
): Promise<Reference> =>
  inTransaction(context, async (db) => {
    const { id, uuid, name } = await lockCurrentAccountCode(db, reference, expected);
    const { children, expenses, order_lines } = await useOf(db, id);
    if (children > 0) throw conflict('The account code still has sub-accounts.');
    if (expenses + order_lines > 0) throw conflict('The account code is used by expenses or purchase orders.');

    await removeRow(db, context, { action: 'account-code.delete' }, 'account_codes', id);
    return { uuid, name };
  });
