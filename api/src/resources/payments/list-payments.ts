import { choice, type ListReply, type Payment } from '@siteledger/shared-lib/domain';
import { type FastifyRequest } from 'fastify';
import { readList, replyList } from '../../http/list';
import { dayFilter, recordReference } from '../list-filters';
import { requireProject } from '../projects/require-project';
import { pageOfPayments, PAYMENT_SORTS, type PaymentFilter, totalsOfPayments } from './queries';

/** One page of the caller's payments, of one project when it is given, with the sums of all that are filtered. Decision §2. */
export async function listPayments({ context, query }: FastifyRequest, project?: string): Promise<ListReply<Payment>> {
  if (project !== undefined) await requireProject(context.db, context, project);
  const list = readList(
    { ...(query as Record<string, unknown>), ...(project !== undefined && { project }) },
    {
      sortable: PAYMENT_SORTS,
      defaultSort: { sort: 'payment_date', order: 'desc' },
      filters: {
        cashflow: choice('cashflow', ['IN', 'OUT']),
        project: recordReference('project'),
        client: recordReference('client'),
        invoice: recordReference('invoice'),
        expense: recordReference('expense'),
        from: dayFilter('from'),
        to: dayFilter('to'),
      },
    },
  );
  const filter: PaymentFilter = { search: list.search, ...list.filters };

  const { total, totals } = await totalsOfPayments(context, filter);
  return replyList(list, { total, totals, rows: (window) => pageOfPayments(context, filter, list, window) });
}
