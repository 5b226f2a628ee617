import { choice, type Invoice, INVOICE_KINDS, type ListReply } from '@siteledger/shared-lib/domain';
import { type FastifyRequest } from 'fastify';
import { asOf } from '../../../http/as-of';
import { readList, replyList } from '../../../http/list';
import { documentFilters, recordReference } from '../../list-filters';
import { requireProject } from '../../projects/require-project';
import { type InvoiceFilter, invoicesByNumber, invoiceSorts, pageOfInvoices, totalsOfInvoices } from './queries';

/** One page of the caller's invoices, of one project when it is given, with the sums of all that are filtered. Decision §2. */
export async function listInvoices(request: FastifyRequest, project?: string): Promise<ListReply<Invoice>> {
  const { context } = request;
  if (project !== undefined) await requireProject(context.db, context, project);
  const query = { ...(request.query as Record<string, unknown>), ...(project !== undefined && { project }) };
  const list = readList(query, {
    sortable: invoiceSorts('project' in query),
    defaultSort: { sort: 'created_at', order: 'desc' },
    filters: { ...documentFilters, client: recordReference('client'), kind: choice('kind', INVOICE_KINDS) },
  });
  const filter: InvoiceFilter = { asOf: asOf(request), today: context.today, search: list.search, ...list.filters };

  const { total, totals } = await totalsOfInvoices(context, filter);
  return replyList(list, {
    total,
    totals,
    rows: async (window) => invoicesByNumber(context.db, await pageOfInvoices(context, filter, list, window), filter),
  });
}
