import { type PaymentRecordDetails } from '@siteledger/shared-lib/domain';
import { asOfToday } from '../../../figures/viewpoint';
import { audit } from '../../../http/changes/audit';
import { type Context } from '../../../http/request/context';
import { notFound } from '../../../http/errors/errors';
import { inTransaction } from '../../../http/changes/in-transaction';
import { refusedSince, requireOwnDeletion } from '../../../http/changes/undo';
import { refuseStale } from '../../../http/changes/version';
import { readPaymentRecord } from '../read-payment-record';
import {
  findRecord,
  lockAccountOf,
  lockRecord,
  lockUnpaid,
  paymentsEver,
  paymentsOfRecord,
  unmarkRecord,
} from './deleted-record.queries';

/**
 * Undoes the caller's deletion of a payment record: restores all its payments, or none when its bank account was
 * deleted or one of the expenses can no longer take its payment. docs/domain/states-and-deletions.md#undo,
 * docs/domain/payments.md#no-overpayment
 */
export const restorePaymentRecord = (
  context: Context,
  reference: string,
  expected: number | undefined,
): Promise<PaymentRecordDetails> =>
  inTransaction(context, async (db) => {
    const id = await findRecord(db, reference);
    if (id === undefined) throw notFound('Payment record');
    const expenses = await lockUnpaid(db, id);
    const record = await lockRecord(db, id);
    const deleted = { ...record, entity: 'payment-record', name: record.record_no };
    const deletion = await requireOwnDeletion(db, context, deleted, 'Payment record');
    await refuseStale(db, record, expected);
    const account = await lockAccountOf(db, id);
    if (account?.is_deleted) throw await refusedSince(db, deletion, account);
    for (const expense of expenses.filter(({ has_room }) => !has_room))
      throw await refusedSince(db, deletion, expense, await paymentsEver(db, expense.id));

    await unmarkRecord(db, id);
    const after = { ...(await lockRecord(db, id)), payments: await paymentsOfRecord(db, id) };
    await audit(db, context, {
      action: 'payment-record.restore',
      before: record,
      after,
    });
    return readPaymentRecord({ ...context, db }, reference, asOfToday(context));
  });
