import { choice, type ListReply, type Payment } from '@siteledger/shared-lib/domain';
import { type FastifyRequest } from 'fastify';
import { readList, replyList } from '../../../http/list';
import { amountFilters, dayFilter, recordReference, textFilter } from '../../list-filters';
import { requireProject } from '../../projects/require-project';
import { paymentsByNumber } from '../queries';
import { pageOfPayments, PAYMENT_SORTS, type PaymentFilter, totalsOfPayments } from './queries';

/** How payments are sorted and filtered. Specification §9. */
export const PAYMENT_LIST = {
  sortable: PAYMENT_SORTS,
  defaultSort: { sort: 'payment_date', order: 'desc' },
  filters: {
    cashflow: choice('cashflow', ['IN', 'OUT']),
    project: recordReference('project'),
    client: recordReference('client'),
    contractor: recordReference('contractor'),
    invoice: recordReference('invoice'),
    expense: recordReference('expense'),
    payment_record: recordReference('payment_record'),
    bank: textFilter('bank'),
    from: dayFilter('from'),
    to: dayFilter('to'),
    ...amountFilters,
  },
} as const;

/** One page of the caller's payments, of one project when it is given, with the sums of all that are filtered. Decision §2. */
export async function listPayments({ context, query }: FastifyRequest, project?: string): Promise<ListReply<Payment>> {
  if (project !== undefined) await requireProject(context.db, context, project);
  const given = { ...(query as Record<string, unknown>), ...(project !== undefined && { project }) };
  const list = readList(given, PAYMENT_LIST);
  const filter: PaymentFilter = { search: list.search, ...list.filters };

  const { total, totals } = await totalsOfPayments(context, filter);
  return replyList(list, {
    total,
    totals,
    rows: async (window) => paymentsByNumber(context.db, await pageOfPayments(context, filter, list, window)),
  });
}
