import {
  choice,
  type ListReply,
  VARIATION_ORDER_PARTIES,
  VARIATION_ORDER_STATUSES,
  VARIATION_ORDER_TYPES,
  type VariationOrder,
} from '@siteledger/shared-lib/domain';
import { type FastifyRequest } from 'fastify';
import { viewpointOf } from '../../../http/as-of';
import { readList, replyList } from '../../../http/list';
import { amountFilters, dayFilter, oneOrMore, recordReference } from '../../../lists';
import { variationOrdersByNumber } from '../variation-orders.queries';
import {
  pageOfVariationOrders,
  totalsOfVariationOrders,
  VARIATION_ORDER_SORTS,
  type VariationOrderFilter,
} from './variation-order-list.queries';

/** What a list of variation orders takes. */
export const VARIATION_ORDER_LIST = {
  sortable: VARIATION_ORDER_SORTS,
  defaultSort: { sort: 'created_at', order: 'desc' } as const,
  filters: {
    status: oneOrMore('status', VARIATION_ORDER_STATUSES),
    type: choice('type', VARIATION_ORDER_TYPES),
    party: choice('party', VARIATION_ORDER_PARTIES),
    project: recordReference('project'),
    client: recordReference('client'),
    contractor: recordReference('contractor'),
    approved_from: dayFilter('approved_from'),
    approved_to: dayFilter('approved_to'),
    ...amountFilters,
  },
};

/**
 * One page of the caller's variation orders as of the day of the query, with the sums of all that are filtered.
 * docs/domain/variations.md#fields
 */
export async function listVariationOrders(request: FastifyRequest): Promise<ListReply<VariationOrder>> {
  const { context } = request;
  const list = readList(request.query, VARIATION_ORDER_LIST);
  const filter: VariationOrderFilter = { ...viewpointOf(request), search: list.search, ...list.filters };

  const { total, totals } = await totalsOfVariationOrders(context, filter);
  return replyList(list, {
    total,
    totals,
    rows: async (window) =>
      variationOrdersByNumber(context.db, await pageOfVariationOrders(context, filter, list, window), filter),
  });
}
