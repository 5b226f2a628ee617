import { paymentRecordSchema } from '@siteledger/shared-lib/domain';
import { viewpointOf } from '../../http/as-of';
import { type App } from '../../http/fastify-types';
import { AS_OF, filterParameters, listParameters } from '../../http/openapi-parameters';
import { bare, type DescribedReply, list, one } from '../../http/openapi-replies';
import { ifMatch } from '../../http/version';
import { createPaymentRecord } from './create-payment-record';
import { deletePaymentRecord } from './delete/delete-payment-record';
import { restorePaymentRecord } from './delete/restore-payment-record';
import { listPaymentRecords, PAYMENT_HISTORY, summarisePaymentRecords } from './list/list-payment-records';
import { printPaymentRecord } from './print/print-payment-record';
import { readPaymentRecord } from './read-payment-record';

const CREATED: DescribedReply = { ...bare('PaymentRecordReply'), status: 201 };

export function paymentRecordRoutes(app: App) {
  /**
   * Payment history up to a day, newest first; filters from, to, bank, project and contractor; `totals` over the whole
   * filtered set, in RM. docs/domain/payments.md#payment-history
   */
  app.get(
    '/payment_records',
    {
      config: { permission: 'project.expense' },
      schema: {
        summary: 'List payment records',
        parameters: listParameters(PAYMENT_HISTORY, AS_OF),
        reply: list('PaymentRecord', 'PaymentRecordTotals'),
      },
    },
    (request) => listPaymentRecords(request),
  );

  /** Count and total_paid of the filtered records, also by bank and by month; the list's filters. payments.md#payment-records */
  app.get(
    '/payment_records/summary',
    {
      config: { permission: 'project.expense' },
      schema: {
        summary: 'Sum up payment records',
        parameters: { ...filterParameters(PAYMENT_HISTORY), ...AS_OF },
        reply: one('PaymentRecordSummary'),
      },
    },
    async (request) => ({ data: await summarisePaymentRecords(request) }),
  );

  /** A payment record with its rows; a project manager sees those of own projects. roles-and-permissions.md#own-projects */
  app.get(
    '/payment_records/:id',
    {
      config: { permission: 'project.expense' },
      schema: { summary: 'Read a payment record', parameters: AS_OF, reply: one('PaymentRecordDetails') },
    },
    async (request) => ({ data: await readPaymentRecord(request.context, request.params.id, viewpointOf(request)) }),
  );

  /**
   * All that is printed on a payment voucher and its remittance advices: issuer, and the payees with what was paid to
   * each. RM; a project manager gets those of own projects. docs/domain/roles-and-permissions.md#own-projects
   */
  app.get(
    '/payment_records/:id/print',
    {
      config: { permission: 'project.expense' },
      schema: { summary: 'Read a payment record for printing', parameters: AS_OF, reply: one('PaymentRecordPrint') },
    },
    async (request) => ({
      data: await printPaymentRecord(request.context, request.params.id, viewpointOf(request)),
    }),
  );

  /**
   * Pays many expenses, all or none: 201 with the record and warnings; 422 on `payments.{uuid}`. Honours
   * Idempotency-Key. docs/domain/payments.md#payment-records
   */
  app.post(
    '/payment_records',
    {
      config: { permission: 'payment.manage', idempotent: true },
      schema: { body: paymentRecordSchema, summary: 'Record a batch of payments', reply: CREATED },
    },
    async (request, reply) => {
      reply.code(201);
      return createPaymentRecord(request.context, request.body);
    },
  );

  /**
   * Deletes a record and takes back all its payments, {uuid, name}; 409 while an expense of it is written off.
   * docs/domain/payments.md#payment-records
   */
  app.delete(
    '/payment_records/:id',
    {
      config: { permission: 'payment.manage' },
      schema: { summary: 'Delete a payment record', reply: one('Reference') },
    },
    async (request) => ({
      data: await deletePaymentRecord(request.context, request.params.id, ifMatch(request)),
    }),
  );

  /** Takes back one's deletion of a record, with all its payments; 409 says who paid or changed an expense of it since. states-and-deletions.md#undo */
  app.post(
    '/payment_records/:id/restore',
    {
      config: { permission: 'payment.manage', idempotent: true },
      schema: { summary: 'Take back the deletion of a payment record', reply: one('PaymentRecordDetails') },
    },
    async (request) => ({ data: await restorePaymentRecord(request.context, request.params.id, ifMatch(request)) }),
  );
}
