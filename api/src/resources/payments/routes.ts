import { paymentSchema } from '@siteledger/shared-lib/domain';
import { type App } from '../../http/fastify-types';
import { createPayment } from './create-payment';
import { listPayments } from './list-payments';

const READING = ['project.invoice', 'project.expense'] as const;

export function paymentRoutes(app: App) {
  /** Receipts and payments, newest first; `cashflow=IN` or `OUT`; `totals` are sums over the whole filtered set, in RM. Specification §3 and §9. */
  app.get('/payments', { config: { permission: READING }, schema: { summary: 'List payments' } }, (request) =>
    listPayments(request),
  );

  /** Records a payment: 201 with it; 422 on payment_amt above the balance and on payment_date in the future. Honours Idempotency-Key. Decision §1 and §3. */
  app.post(
    '/payments',
    {
      config: { permission: 'payment.manage', idempotent: true },
      schema: { body: paymentSchema, summary: 'Record a payment' },
    },
    async (request, reply) => {
      reply.code(201);
      return { data: await createPayment(request.context, request.body) };
    },
  );

  /** Payments of one project. Specification §7. */
  app.get(
    '/projects/:id/payments',
    { config: { permission: READING }, schema: { summary: 'List payments of a project' } },
    (request) => listPayments(request, request.params.id),
  );
}
