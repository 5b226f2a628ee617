import { type Reference } from '@siteledger/shared-lib/domain';
import { audit } from '../../../http/audit';
import { type Context } from '../../../http/context';
import { inTransaction } from '../../../http/in-transaction';
import { lockOwnPayment, refuseWrittenOff } from './lock-own-payment';
import { markPaymentDeleted, paymentRow } from './changed-payment.queries';

/** Deletes a payment; its document's balance and status are those of before it. states-and-deletions.md#deletions */
export const deletePayment = (context: Context, reference: string, expected: number | undefined): Promise<Reference> =>
  inTransaction(context, async (db) => {
    const payment = await lockOwnPayment(db, context, reference, expected);
    refuseWrittenOff(payment);

    const before = await paymentRow(db, payment.id);
    await markPaymentDeleted(db, payment.id);
    await audit(db, context, { action: 'payment.delete', before });
    return { uuid: payment.uuid, name: payment.name };
  });
