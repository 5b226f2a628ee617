import { VARIATION_ORDER_STATUSES, variationOrderSchema } from '@siteledger/shared-lib/domain';
import { type App } from '../../http/fastify-types';
import { readList, replyList } from '../../http/list';
import { oneOrMore, recordReference } from '../list-filters';
import { createVariationOrder } from './create-variation-order';
import { countVariationOrders, pageOfVariationOrders, VARIATION_ORDER_SORTS } from './queries';

export function variationOrderRoutes(app: App) {
  /** Variation orders of the caller's projects. Decision §3. */
  app.get(
    '/variationOrders',
    { config: { permission: 'project.view' }, schema: { summary: 'List variation orders' } },
    async ({ context, query }) => {
      const list = readList(query, {
        sortable: VARIATION_ORDER_SORTS,
        defaultSort: { sort: 'created_at', order: 'desc' },
        filters: {
          status: oneOrMore('status', VARIATION_ORDER_STATUSES),
          project: recordReference('project'),
          contractor: recordReference('contractor'),
        },
      });
      const filter = { search: list.search, ...list.filters };
      return replyList(list, {
        total: await countVariationOrders(context, filter),
        rows: (window) => pageOfVariationOrders(context, filter, list, window),
      });
    },
  );

  /** Records a variation order: 201 with it; 422 by field. Decision §3. */
  app.post(
    '/variationOrders',
    {
      config: { permission: 'project.update' },
      schema: { body: variationOrderSchema, summary: 'Create a variation order' },
    },
    async (request, reply) => {
      reply.code(201);
      return { data: await createVariationOrder(request.context, request.body) };
    },
  );
}
