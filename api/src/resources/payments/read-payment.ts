import { type Payment } from '@siteledger/shared-lib/domain';
import { type Context } from '../../http/context';
import { notFound } from '../../http/errors';
import { findPayment } from './change/queries';
import { paymentByNumber } from './queries';

/** A live payment of the caller. */
export async function readPayment(context: Context, reference: string): Promise<Payment | undefined> {
  const found = await findPayment(context.db, context, reference);
  if (!found) throw notFound('Payment');
  return paymentByNumber(context.db, found.id);
}
