import { type Reference } from '@siteledger/shared-lib/domain';
import { removeRow } from '../../../http/changes/audited-rows';
import { type Context } from '../../../http/request/context';
import { inTransaction } from '../../../http/changes/in-transaction';
import { lockOwnPayment, refuseWrittenOff } from './lock-own-payment';

/** Deletes a payment, which restores its document's balance and status. states-and-deletions.md#deletions */
export const deletePayment = (context: Context, reference: string, expected: number | undefined): Promise<Reference> =>
  inTransaction(context, async (db) => {
    const payment = await lockOwnPayment(db, context, reference, expected);
    refuseWrittenOff(payment);

    await removeRow(db, context, { action: 'payment.delete' }, 'payments', payment.id);
    return { uuid: payment.uuid, name: payment.name };
  });
