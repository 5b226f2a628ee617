import {
  type AgeingTotal,
  choice,
  INVOICE_KINDS,
  type InvoiceGroup,
  type ListedInvoice,
  type ListReply,
} from '@siteledger/shared-lib/domain';
import { type FastifyRequest } from 'fastify';
import { viewpointOf } from '../../../http/as-of';
import { readList, replyList } from '../../../http/list';
import {
  AGED_SUMS,
  documentFilters,
  flag,
  groupingOf,
  groupOffer,
  INVOICE_SUMS,
  recordReference,
  replyGroups,
} from '../../../lists';
import { requireProject } from '../../projects/require-project';
import {
  agedTotalsOfInvoices,
  ageingOfInvoices,
  groupsOfInvoices,
  type InvoiceFilter,
  invoiceSorts,
  pageOfInvoices,
  totalsOfInvoices,
} from './invoice-list.queries';
import { invoicesByNumber } from '../invoices.queries';

const offer = (withinProject: boolean) => ({
  sortable: invoiceSorts(withinProject),
  defaultSort: { sort: 'created_at', order: 'desc' } as const,
  filters: {
    ...documentFilters,
    client: recordReference('client'),
    contractor: recordReference('contractor'),
    kind: choice('kind', INVOICE_KINDS),
    aged: flag('aged'),
  },
});

/** What a list of invoices takes. */
export const INVOICE_LIST = offer(false);

/** What a list of one project's invoices takes: cumulative columns can be compared within it. */
export const PROJECT_INVOICE_LIST = offer(true);

/**
 * One page of the caller's invoices, of one project when it is given, with the sums of all that are filtered; `aged=1`
 * adds the ageing columns. docs/domain/dashboards-and-reports.md#ageing
 */
export async function listInvoices(request: FastifyRequest, project?: string): Promise<ListReply<ListedInvoice>> {
  const { context } = request;
  if (project !== undefined) await requireProject(context.db, context, project);
  const query = { ...(request.query as Record<string, unknown>), ...(project !== undefined && { project }) };
  const list = readList(query, 'project' in query ? PROJECT_INVOICE_LIST : INVOICE_LIST);
  const { aged, ...filters } = list.filters;
  const filter: InvoiceFilter = { ...viewpointOf(request), search: list.search, ...filters };
  const isAged = aged !== undefined;

  const { total, totals } = await totalsOfInvoices(context, filter);
  return replyList(list, {
    total,
    totals: isAged ? { ...totals, ...(await agedTotalsOfInvoices(context, filter)) } : totals,
    rows: async (window) =>
      invoicesByNumber(context.db, await pageOfInvoices(context, filter, list, window), filter, isAged),
  });
}

const { aged: _always, ...GROUPED_FILTERS } = INVOICE_LIST.filters;

/** What a list of groups of invoices takes. */
export const INVOICE_GROUP_LIST = groupOffer(GROUPED_FILTERS, [...INVOICE_SUMS, ...AGED_SUMS]);

/** The caller's invoices by project or client, each with its sums; it takes the list's filters. lists-and-search.md#groups */
export async function listInvoiceGroups(request: FastifyRequest): Promise<ListReply<InvoiceGroup>> {
  const { context } = request;
  const list = readList(request.query, INVOICE_GROUP_LIST);
  const { group_by: _by, ...filters } = list.filters;
  const filter: InvoiceFilter = { ...viewpointOf(request), search: list.search, ...filters };
  const by = groupingOf(list.filters);

  const { total, totals } = await totalsOfInvoices(context, filter);
  const aged = await agedTotalsOfInvoices(context, filter);
  return replyGroups<InvoiceGroup>(context, list, ['invoices', by, filter], {
    groups: await groupsOfInvoices(context, filter, by),
    totals: { total, totals: { ...totals, ...aged } },
  });
}

/** The caller's open invoices by how long they are overdue; it takes the list's filters. dashboards-and-reports.md#ageing */
export function readAgeing(request: FastifyRequest): Promise<AgeingTotal[]> {
  const { context } = request;
  const { search, filters } = readList(request.query, INVOICE_LIST);
  // A bucket that is chosen narrows the list, not what the buckets hold.
  const { ageing: _chosen, aged: _columns, ...others } = filters;
  return ageingOfInvoices(context, { ...viewpointOf(request), search, ...others });
}
