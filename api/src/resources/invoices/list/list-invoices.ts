import { type AgeingTotal, choice, type Invoice, INVOICE_KINDS, type ListReply } from '@siteledger/shared-lib/domain';
import { type FastifyRequest } from 'fastify';
import { asOf } from '../../../http/as-of';
import { readList, replyList } from '../../../http/list';
import { documentFilters, recordReference } from '../../list-filters';
import { requireProject } from '../../projects/require-project';
import {
  ageingOfInvoices,
  type InvoiceFilter,
  invoicesByNumber,
  invoiceSorts,
  pageOfInvoices,
  totalsOfInvoices,
} from './queries';

const offer = (withinProject: boolean) => ({
  sortable: invoiceSorts(withinProject),
  defaultSort: { sort: 'created_at', order: 'desc' } as const,
  filters: {
    ...documentFilters,
    client: recordReference('client'),
    contractor: recordReference('contractor'),
    kind: choice('kind', INVOICE_KINDS),
  },
});

/** What a list of invoices takes. */
export const INVOICE_LIST = offer(false);

/** What a list of one project's invoices takes: cumulative columns can be compared within it. */
export const PROJECT_INVOICE_LIST = offer(true);

/** One page of the caller's invoices, of one project when it is given, with the sums of all that are filtered. Decision §2. */
export async function listInvoices(request: FastifyRequest, project?: string): Promise<ListReply<Invoice>> {
  const { context } = request;
  if (project !== undefined) await requireProject(context.db, context, project);
  const query = { ...(request.query as Record<string, unknown>), ...(project !== undefined && { project }) };
  const list = readList(query, 'project' in query ? PROJECT_INVOICE_LIST : INVOICE_LIST);
  const filter: InvoiceFilter = { asOf: asOf(request), today: context.today, search: list.search, ...list.filters };

  const { total, totals } = await totalsOfInvoices(context, filter);
  return replyList(list, {
    total,
    totals,
    rows: async (window) => invoicesByNumber(context.db, await pageOfInvoices(context, filter, list, window), filter),
  });
}

/** The caller's open invoices by how long they are overdue; it takes the list's filters. Decision §2. */
export function readAgeing(request: FastifyRequest): Promise<AgeingTotal[]> {
  const { context } = request;
  const { search, filters } = readList(request.query, INVOICE_LIST);
  // A bucket that is chosen narrows the list, not what the buckets hold.
  const { ageing: _chosen, ...others } = filters;
  return ageingOfInvoices(context, { asOf: asOf(request), today: context.today, search, ...others });
}
