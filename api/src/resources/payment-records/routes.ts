import { paymentRecordSchema } from '@siteledger/shared-lib/domain';
import { viewpointOf } from '../../http/routes/as-of';
import { type App } from '../../http/request/fastify-types';
import { AS_OF, filterParameters } from '../../http/openapi/openapi-parameters';
import { bare, one } from '../../http/openapi/openapi-replies';
import { resource } from '../../http/routes/resource';
import { createPaymentRecord } from './create-payment-record';
import { deletePaymentRecord } from './delete/delete-payment-record';
import { restorePaymentRecord } from './delete/restore-payment-record';
import { listPaymentRecords, PAYMENT_HISTORY, summarisePaymentRecords } from './list/list-payment-records';
import { printPaymentRecord } from './print/print-payment-record';
import { readPaymentRecord } from './read-payment-record';

export function paymentRecordRoutes(app: App) {
  const { calls, list, read, print, create, remove, restore } = resource(app, {
    path: '/payment_records',
    name: ['a payment record', 'payment records'],
    type: 'PaymentRecordDetails',
    permission: { view: 'project.expense', change: 'payment.manage' },
    isKept: true,
    hasFigures: true,
  });

  /**
   * Payment history up to a day, newest first; filters from, to, bank, project and contractor; `totals` over the whole
   * filtered set, in RM. docs/domain/payments.md#payment-history
   */
  list('PaymentRecord', { offer: PAYMENT_HISTORY, answer: listPaymentRecords });

  /**
   * Count and total_paid of the filtered records, also by bank and by month, with the list's filters.
   * payments.md#payment-records
   */
  calls.get(
    '/payment_records/summary',
    {
      config: { isKept: true },
      summary: 'Sum up payment records',
      parameters: { ...filterParameters(PAYMENT_HISTORY), ...AS_OF },
      reply: one('PaymentRecordSummary'),
    },
    summarisePaymentRecords,
  );

  /**
   * A payment record with its rows; for a project manager those of their own projects.
   * roles-and-permissions.md#own-projects
   */
  read((call, reference) => readPaymentRecord(call.context, reference, viewpointOf(call)));

  /**
   * Everything printed on a payment voucher and its remittance advices: issuer, payees and amounts. RM; for a project
   * manager those of their own projects. docs/domain/roles-and-permissions.md#own-projects
   */
  print('PaymentRecordPrint', printPaymentRecord);

  /**
   * Pays many expenses, all or none: 201 with the record and warnings; 422 on `payments.{uuid}`. Honours
   * Idempotency-Key. docs/domain/payments.md#payment-records
   */
  create(paymentRecordSchema, createPaymentRecord, {
    summary: 'Record a batch of payments',
    reply: { ...bare('PaymentRecordReply'), status: 201 },
  });

  /**
   * Deletes a record and its payments, {uuid, name}; 409 while one of its expenses is written off.
   * docs/domain/payments.md#payment-records
   */
  remove(deletePaymentRecord);

  /**
   * Undoes the caller's own deletion of a record and its payments; a 409 names who has since paid or changed an
   * expense. states-and-deletions.md#undo
   */
  restore(restorePaymentRecord);
}
