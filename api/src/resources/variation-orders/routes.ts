import { variationOrderSchema, variationOrderUpdateSchema } from '@siteledger/shared-lib/domain';
import { viewpointOf } from '../../http/as-of';
import { notFound } from '../../http/errors';
import { type App } from '../../http/fastify-types';
import { AS_OF, listParameters } from '../../http/openapi-parameters';
import { created, list, one } from '../../http/openapi-replies';
import { ifMatch } from '../../http/version';
import { requireDocument } from '../documents/lock-document';
import { deleteVariationOrder } from './change/delete-variation-order';
import { restoreVariationOrder } from './change/restore-variation-order';
import { updateVariationOrder } from './change/update-variation-order';
import { createVariationOrder } from './create-variation-order';
import { listVariationOrders, VARIATION_ORDER_LIST } from './list/list-variation-orders';
import { variationOrderByNumber } from './variation-orders.queries';

export function variationOrderRoutes(app: App) {
  /** Variation orders of the caller's projects, as of a day. figures.md#as-of-a-day, variations.md#fields */
  app.get(
    '/variationOrders',
    {
      config: { permission: 'project.view' },
      schema: {
        summary: 'List variation orders',
        parameters: listParameters(VARIATION_ORDER_LIST, AS_OF),
        reply: list('VariationOrder', 'VariationOrderTotals'),
      },
    },
    (request) => listVariationOrders(request),
  );

  /** Records a variation order: 201 with it; 422 by field. docs/domain/variations.md#fields */
  app.post(
    '/variationOrders',
    {
      config: { permission: 'project.update', idempotent: true },
      schema: {
        body: variationOrderSchema,
        summary: 'Create a variation order',
        reply: created('VariationOrderDetails'),
      },
    },
    async (request, reply) => {
      reply.code(201);
      return { data: await createVariationOrder(request.context, request.body) };
    },
  );

  /**
   * One variation order as of a day: one approved later reads as submitted; 404 before its first day. RM.
   * docs/domain/figures.md#as-of-a-day, docs/domain/variations.md#fields
   */
  app.get(
    '/variationOrders/:id',
    {
      config: { permission: 'project.view' },
      schema: { summary: 'Read a variation order', parameters: AS_OF, reply: one('VariationOrderDetails') },
    },
    async (request) => {
      const { context } = request;
      const { id } = await requireDocument(context.db, context, 'variation_orders', request.params.id);
      const variation = await variationOrderByNumber(context.db, id, viewpointOf(request));
      if (!variation) throw notFound('Variation order');
      return { data: variation };
    },
  );

  /**
   * Changes a variation order, its status too: 409 when it is void, cannot have that status, or an approved one would
   * change by its amounts; 422 by field, also without a reason for voiding an approved one, or when its approved_date
   * is cleared. docs/domain/variations.md#states
   */
  app.put(
    '/variationOrders/:id',
    {
      config: { permission: 'project.update' },
      schema: {
        body: variationOrderUpdateSchema,
        summary: 'Update a variation order',
        reply: one('VariationOrderDetails'),
      },
    },
    async (request) => ({
      data: await updateVariationOrder(request.context, request.params.id, request.body, ifMatch(request)),
    }),
  );

  /** Deletes a variation order, {uuid, name}; 409 when it is approved. docs/domain/states-and-deletions.md#deletions */
  app.delete(
    '/variationOrders/:id',
    {
      config: { permission: 'project.update' },
      schema: { summary: 'Delete a variation order', reply: one('Reference') },
    },
    async (request) => ({ data: await deleteVariationOrder(request.context, request.params.id, ifMatch(request)) }),
  );

  /** Takes back one's deletion of a variation order; 409 names whose later change blocks it. states-and-deletions.md#undo */
  app.post(
    '/variationOrders/:id/restore',
    {
      config: { permission: 'project.update', idempotent: true },
      schema: { summary: 'Take back the deletion of a variation order', reply: one('VariationOrderDetails') },
    },
    async (request) => ({ data: await restoreVariationOrder(request.context, request.params.id, ifMatch(request)) }),
  );
}
