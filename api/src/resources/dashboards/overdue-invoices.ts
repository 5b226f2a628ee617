import { type OverdueReply } from '@siteledger/shared-lib/domain';
import { type FastifyRequest } from 'fastify';
import { viewpointOf } from '../../http/routes/as-of';
import { readList, replyList } from '../../http/routes/list';
import { recordReference } from '../../lists';
import { ageingOfInvoices, type InvoiceFilter, INVOICES } from '../invoices/list/invoice-list.queries';
import { invoicesById } from '../invoices/invoices.queries';

/** The list of overdue invoices: oldest first by default. */
export const OVERDUE_LIST = {
  sortable: INVOICES.offer.sortable,
  defaultSort: { sort: 'due_date', order: 'asc' } as const,
  filters: {
    project: recordReference('project'),
    client: recordReference('client'),
    ageing: INVOICES.filters.ageing,
  },
};

/** The caller's overdue invoices, and the ageing of all open ones. dashboards-and-reports.md#ageing */
export async function readOverdueInvoices(request: FastifyRequest): Promise<OverdueReply> {
  const { context } = request;
  const list = readList(request.query, OVERDUE_LIST);
  const { ageing: bucket, ...filters } = list.filters;
  const open: InvoiceFilter = { ...viewpointOf(request), search: list.search, ...filters };
  const filter: InvoiceFilter = { ...open, overdue: '1', ...(bucket && { ageing: bucket }) };

  const { total, totals } = await INVOICES.totals(context, filter);
  const reply = await replyList(list, {
    total,
    totals,
    rows: async (window) => invoicesById(context.db, await INVOICES.page(context, filter, list, window), filter),
  });
  return { ...reply, as_of: filter.asOf, ageing: await ageingOfInvoices(context, open) };
}
