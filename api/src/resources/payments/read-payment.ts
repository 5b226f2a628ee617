import { compareDays, type Payment } from '@siteledger/shared-lib/domain';
import { type FastifyRequest } from 'fastify';
import { asOf } from '../../http/routes/as-of';
import { notFound } from '../../http/errors/errors';
import { findPayment } from './change/changed-payment.queries';
import { paymentById } from './payments.queries';

/** One of the caller's payments made up to the day of the query; a 404 for a later or deleted one. */
export async function readPayment(request: FastifyRequest, reference: string): Promise<Payment> {
  const { context } = request;
  const day = asOf(request);
  const found = await findPayment(context.db, context, reference);
  if (!found) throw notFound('Payment');
  const payment = await paymentById(context.db, found.id);
  if (!payment || compareDays(payment.payment_date, day) > 0) throw notFound('Payment');
  return payment;
}
