import {
  type ListReply,
  PURCHASE_ORDER_STATUSES,
  type PurchaseOrder,
  type PurchaseOrderGroup,
} from '@siteledger/shared-lib/domain';
import { type FastifyRequest } from 'fastify';
import { viewpointOf } from '../../../http/as-of';
import { readList, replyList } from '../../../http/list';
import {
  amountFilters,
  dayFilter,
  groupingOf,
  groupOffer,
  oneOrMore,
  PURCHASE_ORDER_SUMS,
  recordReference,
  replyGroups,
} from '../../../lists';
import { ordersByNumber } from '../purchase-orders.queries';
import {
  groupsOfOrders,
  pageOfOrders,
  PURCHASE_ORDER_SORTS,
  type PurchaseOrderFilter,
  totalsOfOrders,
} from './purchase-order-list.queries';

/** What a list of purchase orders takes. */
export const PURCHASE_ORDER_LIST = {
  sortable: PURCHASE_ORDER_SORTS,
  defaultSort: { sort: 'created_at', order: 'desc' } as const,
  filters: {
    status: oneOrMore('status', PURCHASE_ORDER_STATUSES),
    project: recordReference('project'),
    client: recordReference('client'),
    contractor: recordReference('contractor'),
    issued_from: dayFilter('issued_from'),
    issued_to: dayFilter('issued_to'),
    ...amountFilters,
  },
};

/**
 * One page of the caller's purchase orders as of the day of the query, with the sums of all that are filtered.
 * docs/domain/orders.md#billed-and-outstanding
 */
export async function listPurchaseOrders(request: FastifyRequest): Promise<ListReply<PurchaseOrder>> {
  const { context } = request;
  const list = readList(request.query, PURCHASE_ORDER_LIST);
  const filter: PurchaseOrderFilter = { ...viewpointOf(request), search: list.search, ...list.filters };

  const { total, totals } = await totalsOfOrders(context, filter);
  return replyList(list, {
    total,
    totals,
    rows: async (window) => ordersByNumber(context.db, await pageOfOrders(context, filter, list, window), filter),
  });
}

/** What a list of groups of purchase orders takes. */
export const PURCHASE_ORDER_GROUP_LIST = groupOffer(PURCHASE_ORDER_LIST.filters, PURCHASE_ORDER_SUMS);

/**
 * The caller's purchase orders by project or contractor, each with its sums; it takes the list's filters.
 * docs/domain/lists-and-search.md#groups
 */
export async function listPurchaseOrderGroups(request: FastifyRequest): Promise<ListReply<PurchaseOrderGroup>> {
  const { context } = request;
  const list = readList(request.query, PURCHASE_ORDER_GROUP_LIST);
  const { group_by: _by, ...filters } = list.filters;
  const filter: PurchaseOrderFilter = { ...viewpointOf(request), search: list.search, ...filters };
  const by = groupingOf(list.filters);

  return replyGroups<PurchaseOrderGroup>(context, list, ['purchase-orders', by, filter], {
    groups: await groupsOfOrders(context, filter, by),
    totals: await totalsOfOrders(context, filter),
  });
}
