import { PURCHASE_ORDER_STATUSES, purchaseOrderSchema } from '@siteledger/shared-lib/domain';
import { type App } from '../../http/fastify-types';
import { readList, replyList } from '../../http/list';
import { oneOrMore, recordReference } from '../list-filters';
import { createPurchaseOrder } from './create-purchase-order';
import { pageOfOrders, PURCHASE_ORDER_SORTS, totalsOfOrders } from './queries';

export function purchaseOrderRoutes(app: App) {
  /** Purchase orders with what is billed on them; `totals` are sums over the whole filtered set, in RM. Specification §3, Decision §2. */
  app.get(
    '/purchaseOrders',
    { config: { permission: 'project.po' }, schema: { summary: 'List purchase orders' } },
    async ({ context, query }) => {
      const list = readList(query, {
        sortable: PURCHASE_ORDER_SORTS,
        defaultSort: { sort: 'created_at', order: 'desc' },
        filters: {
          status: oneOrMore('status', PURCHASE_ORDER_STATUSES),
          project: recordReference('project'),
          contractor: recordReference('contractor'),
        },
      });
      const filter = { search: list.search, ...list.filters };
      const { total, totals } = await totalsOfOrders(context, filter);
      return replyList(list, { total, totals, rows: (window) => pageOfOrders(context, filter, list, window) });
    },
  );

  /** Drafts a purchase order: 201 with it and its lines; 422 by field; 409 on a completed project. Decision §3. */
  app.post(
    '/purchaseOrders',
    { config: { permission: 'project.po' }, schema: { body: purchaseOrderSchema, summary: 'Create a purchase order' } },
    async (request, reply) => {
      reply.code(201);
      return { data: await createPurchaseOrder(request.context, request.body) };
    },
  );
}
