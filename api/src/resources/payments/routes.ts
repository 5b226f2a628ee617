import { paymentSchema, paymentUpdateSchema } from '@siteledger/shared-lib/domain';
import { viewpointOf } from '../../http/as-of';
import { type App } from '../../http/fastify-types';
import { AS_OF, listParameters, ofOneProject } from '../../http/openapi-parameters';
import { bare, list, one } from '../../http/openapi-replies';
import { ifMatch } from '../../http/version';
import { deletePayment } from './change/delete-payment';
import { updatePayment } from './change/update-payment';
import { createPayment } from './create-payment';
import { listPaymentGroups, listPayments, PAYMENT_GROUP_LIST, PAYMENT_LIST } from './list/list-payments';
import { readPayment } from './read-payment';

const READING = ['project.invoice', 'project.expense'] as const;
const LISTING = { parameters: listParameters(PAYMENT_LIST, AS_OF), reply: list('Payment', 'PaymentTotals') };

export function paymentRoutes(app: App) {
  /**
   * Receipts and payments, newest first, up to a day; `cashflow=IN` or `OUT`; `totals` are sums over the whole filtered
   * set, in RM. docs/domain/payments.md#payments-of-a-project-and-in-reports
   */
  app.get(
    '/payments',
    { config: { permission: READING }, schema: { summary: 'List payments', ...LISTING } },
    (request) => listPayments(request),
  );

  /**
   * Payments by project, or by client and contractor, with the sums of each; the totals are those of all that is
   * filtered. RM. docs/domain/lists-and-search.md#groups
   */
  app.get(
    '/payments/groups',
    {
      config: { permission: READING },
      schema: {
        summary: 'List payments by project or party',
        parameters: listParameters(PAYMENT_GROUP_LIST, AS_OF),
        reply: list('PaymentGroup', 'PaymentGroupTotals'),
      },
    },
    (request) => listPaymentGroups(request),
  );

  /**
   * Records a payment: 201 with it; 422 on payment_amt above the balance and on payment_date in the future or before
   * 2000. `warnings` names a document that the payment is far ahead of. Honours Idempotency-Key.
   * docs/domain/calls.md#the-same-call-twice, docs/domain/payments.md#one-payment
   */
  app.post(
    '/payments',
    {
      config: { permission: 'payment.manage', idempotent: true },
      schema: { body: paymentSchema, summary: 'Record a payment', reply: { ...bare('PaymentReply'), status: 201 } },
    },
    async (request, reply) => {
      reply.code(201);
      return createPayment(request.context, request.body);
    },
  );

  /** A payment; 404 when it is deleted or of a project that is not the caller's. */
  app.get(
    '/payments/:id',
    {
      config: { permission: READING },
      schema: { summary: 'Read a payment', parameters: AS_OF, reply: one('Payment') },
    },
    async (request) => ({ data: await readPayment(request.context, request.params.id, viewpointOf(request)) }),
  );

  /**
   * Changes a payment: 409 for a row of a batch, or when it was changed meanwhile; 422 on payment_amt above its own
   * amount and the balance. docs/domain/payments.md#one-payment, docs/domain/states-and-deletions.md#payments
   */
  app.put(
    '/payments/:id',
    {
      config: { permission: 'payment.manage' },
      schema: { body: paymentUpdateSchema, summary: 'Update a payment', reply: bare('PaymentReply') },
    },
    (request) => updatePayment(request.context, request.params.id, request.body, ifMatch(request)),
  );

  /**
   * Deletes a payment, {uuid, name}: what it paid is open again; 409 for a row of a batch and on what is written off.
   * docs/domain/states-and-deletions.md#deletions
   */
  app.delete(
    '/payments/:id',
    { config: { permission: 'payment.manage' }, schema: { summary: 'Delete a payment', reply: one('Reference') } },
    async (request) => ({
      data: await deletePayment(request.context, request.params.id, ifMatch(request)),
    }),
  );

  /** Payments of one project. docs/domain/payments.md#payments-of-a-project-and-in-reports */
  app.get(
    '/projects/:id/payments',
    {
      config: { permission: READING },
      schema: { summary: 'List payments of a project', ...LISTING, parameters: ofOneProject(LISTING.parameters) },
    },
    (request) => listPayments(request, request.params.id),
  );
}
