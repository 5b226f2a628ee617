import { type ListReply, PURCHASE_ORDER_STATUSES, type PurchaseOrder } from '@siteledger/shared-lib/domain';
import { type FastifyRequest } from 'fastify';
import { readList, replyList } from '../../../http/list';
import { amountFilters, dayFilter, oneOrMore, recordReference } from '../../list-filters';
import { ordersByNumber } from '../queries';
import { pageOfOrders, PURCHASE_ORDER_SORTS, type PurchaseOrderFilter, totalsOfOrders } from './queries';

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

/** One page of the caller's purchase orders, with the sums of all that are filtered. Decision §2. */
export async function listPurchaseOrders({ context, query }: FastifyRequest): Promise<ListReply<PurchaseOrder>> {
  const list = readList(query, PURCHASE_ORDER_LIST);
  const filter: PurchaseOrderFilter = { search: list.search, ...list.filters };

  const { total, totals } = await totalsOfOrders(context, filter);
  return replyList(list, {
    total,
    totals,
    rows: async (window) => ordersByNumber(context.db, await pageOfOrders(context, filter, list, window)),
  });
}
