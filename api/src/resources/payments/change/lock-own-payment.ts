import { type Db } from '../../../db/database';
import { type Context } from '../../../http/request/context';
import { conflict, notFound } from '../../../http/errors/errors';
import { refuseStale } from '../../../http/changes/version';
import { findPayment, type LockedPayment, lockPayment } from './changed-payment.queries';

/**
 * Locks one of the caller's payments with its document; a 409 for a row of a batch.
 * docs/domain/states-and-deletions.md#payments
 */
export async function lockOwnPayment(
  db: Db,
  context: Context,
  reference: string,
  expected: number | undefined,
): Promise<LockedPayment> {
  const found = await findPayment(db, context, reference);
  const payment = found && (await lockPayment(db, found));
  if (!payment) throw notFound('Payment');
  if (payment.record_no)
    throw conflict(`The payment belongs to payment record ${payment.record_no}. Delete the record instead.`);
  await refuseStale(db, payment, expected);
  return payment;
}

/**
 * Refuses while the document is written off, because it has no balance to change: undo the write-off first.
 * payments.md#write-offs
 */
export function refuseWrittenOff({ document }: Pick<LockedPayment, 'document'>) {
  if (document.status === 'writeOff')
    throw conflict(`The ${document.kind} is written off. Reverse the write-off first.`);
}
