import { type Db } from '../../../db/database';
import { type Context } from '../../../http/request/context';
import { conflict, notFound } from '../../../http/errors/errors';
import { refuseStale } from '../../../http/changes/version';
import { findPayment, type LockedPayment, lockPayment } from './changed-payment.queries';

/**
 * A payment of the caller that may be changed by itself, locked with its document. A row of a batch may not.
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

/** What is written off has no balance that could grow or shrink: the write-off is taken back first. payments.md#write-offs */
export function refuseWrittenOff({ document }: Pick<LockedPayment, 'document'>) {
  if (document.status === 'writeOff')
    throw conflict(`The ${document.kind} is written off. Reverse the write-off first.`);
}
