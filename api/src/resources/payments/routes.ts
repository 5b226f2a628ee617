import { paymentSchema, paymentUpdateSchema } from '@siteledger/shared-lib/domain';
import { type App } from '../../http/request/fastify-types';
import { bare } from '../../http/openapi/openapi-replies';
import { resource } from '../../http/routes/resource';
import { deletePayment } from './change/delete-payment';
import { updatePayment } from './change/update-payment';
import { createPayment } from './create-payment';
import { PAYMENTS } from './list/payment-list.queries';
import { readPayment } from './read-payment';

export function paymentRoutes(app: App) {
  const { list, groups, create, read, update, remove, ofProject } = resource(app, {
    path: '/payments',
    name: ['a payment', 'payments'],
    type: 'Payment',
    permission: { view: ['project.invoice', 'project.expense'], change: 'payment.manage' },
    isKept: true,
    hasFigures: true,
  });

  /**
   * Receipts and payments, newest first, up to a day; `cashflow=IN` or `OUT`; `totals` are sums over the whole filtered
   * set, in RM. docs/domain/payments.md#payments-of-a-project-and-in-reports
   */
  list('Payment', PAYMENTS);

  /**
   * Payments by project, or by client and contractor, with the sums of each; the totals cover the whole filtered set.
   * RM. docs/domain/lists-and-search.md#groups
   */
  groups('project or party', 'PaymentGroup', PAYMENTS);

  /**
   * Records a payment: 201 with it; 422 on payment_amt above the balance and on payment_date in the future or before
   * 2000. `warnings` names a document dated long after the payment. Honours Idempotency-Key.
   * docs/domain/calls.md#the-same-call-twice, docs/domain/payments.md#one-payment
   */
  create(paymentSchema, createPayment, {
    summary: 'Record a payment',
    reply: { ...bare('PaymentReply'), status: 201 },
  });

  /** A payment; 404 when it is deleted or in a project that is not the caller's. */
  read(readPayment);

  /**
   * Changes a payment: 409 for a row of a batch or a stale version; 422 on payment_amt above its own amount plus the
   * balance. docs/domain/payments.md#one-payment, docs/domain/states-and-deletions.md#payments
   */
  update(paymentUpdateSchema, updatePayment, { reply: bare('PaymentReply') });

  /**
   * Deletes a payment, {uuid, name}; its amount is open on the document again. 409 for a row of a batch or a
   * written-off document. docs/domain/states-and-deletions.md#deletions
   */
  remove(deletePayment);

  /** Payments of one project. docs/domain/payments.md#payments-of-a-project-and-in-reports */
  ofProject('Payment', PAYMENTS);
}
