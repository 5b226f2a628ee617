import { type Reference } from '@siteledger/shared-lib/domain';
import { audit } from '../../../http/changes/audit';
import { type Context } from '../../../http/request/context';
import { conflict, notFound } from '../../../http/errors/errors';
import { inTransaction } from '../../../http/changes/in-transaction';
import { refuseStale } from '../../../http/changes/version';
import {
  findRecord,
  lockPaidExpenses,
  lockRecord,
  markRecordDeleted,
  paymentsOfRecord,
} from './deleted-record.queries';

/** Deletes a payment record and all of its payments. docs/domain/payments.md#payment-records */
export const deletePaymentRecord = (
  context: Context,
  reference: string,
  expected: number | undefined,
): Promise<Reference> =>
  inTransaction(context, async (db) => {
    const id = await findRecord(db, reference);
    if (id === undefined) throw notFound('Payment record');
    const expenses = await lockPaidExpenses(db, id);
    const record = await lockRecord(db, id);
    if (record.deleted_at !== null) throw notFound('Payment record');
    await refuseStale(db, record, expected);
    refuseWrittenOff(expenses);

    const before = { ...record, payments: await paymentsOfRecord(db, id) };
    await markRecordDeleted(db, id);
    await audit(db, context, {
      action: 'payment-record.delete',
      before,
    });
    return { uuid: record.uuid, name: record.record_no };
  });

function refuseWrittenOff(expenses: Awaited<ReturnType<typeof lockPaidExpenses>>) {
  const writtenOff = expenses.filter(({ status }) => status === 'writeOff').map(({ ref_no }) => ref_no);
  if (writtenOff.length > 0) throw conflict(`Written off: ${writtenOff.join(', ')}. Reverse the write-off first.`);
}
