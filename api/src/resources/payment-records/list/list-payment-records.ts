import { type ListReply, type PaymentRecord, type PaymentRecordSummary, text } from '@siteledger/shared-lib/domain';
import { type FastifyRequest } from 'fastify';
import { type ListOffer, readList, replyList } from '../../../http/routes/list';
import { untilDay } from '../../../http/routes/as-of';
import { dayFilter, recordReference } from '../../../lists';
import {
  PAYMENT_RECORD_SORTS,
  pageOfRecords,
  type PaymentRecordSort,
  summaryOfRecords,
  totalsOfRecords,
} from './payment-record-list.queries';

const FILTERS = {
  from: dayFilter('from'),
  to: dayFilter('to'),
  bank: text('bank').max(100),
  project: recordReference('project'),
  contractor: recordReference('contractor'),
};

/** The sort keys and filters of the payment history. docs/domain/payments.md#payment-history */
export const PAYMENT_HISTORY: ListOffer<PaymentRecordSort, typeof FILTERS> = {
  sortable: PAYMENT_RECORD_SORTS,
  defaultSort: { sort: 'payment_date', order: 'desc' },
  filters: FILTERS,
};

const read = (request: FastifyRequest) => {
  const list = readList(request.query, PAYMENT_HISTORY);
  return { list, filter: { search: list.search, ...list.filters, ...untilDay(request, list.filters) } };
};

/** One page of the caller's payment history up to the day of the query, with sums over all filtered records. */
export async function listPaymentRecords(request: FastifyRequest): Promise<ListReply<PaymentRecord>> {
  const { context } = request;
  const { list, filter } = read(request);
  const { total, totals } = await totalsOfRecords(context, filter);
  return replyList(list, { total, totals, rows: (window) => pageOfRecords(context, filter, list, window) });
}

/** Sums of the caller's payment history, with the list's filters. docs/domain/payments.md#payment-history */
export const summarisePaymentRecords = (request: FastifyRequest): Promise<PaymentRecordSummary> =>
  summaryOfRecords(request.context, read(request).filter);
