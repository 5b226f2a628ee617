import { compareDays, type Payment } from '@siteledger/shared-lib/domain';
import { type Viewpoint } from '../../figures/viewpoint';
import { type Context } from '../../http/context';
import { notFound } from '../../http/errors';
import { findPayment } from './change/changed-payment.queries';
import { paymentByNumber } from './payments.queries';

/** A live payment of the caller that was made up to the day. */
export async function readPayment(context: Context, reference: string, { asOf }: Viewpoint): Promise<Payment> {
  const found = await findPayment(context.db, context, reference);
  if (!found) throw notFound('Payment');
  const payment = await paymentByNumber(context.db, found.id);
  if (!payment || compareDays(payment.payment_date, asOf) > 0) throw notFound('Payment');
  return payment;
}
