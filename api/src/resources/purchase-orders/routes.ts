import { purchaseOrderSchema, purchaseOrderUpdateSchema } from '@siteledger/shared-lib/domain';
import { viewpointOf } from '../../http/as-of';
import { notFound } from '../../http/errors';
import { type App } from '../../http/fastify-types';
import { AS_OF, listParameters } from '../../http/openapi-parameters';
import { created, list, one } from '../../http/openapi-replies';
import { ifMatch } from '../../http/version';
import { requireDocument } from '../documents/lock-document';
import { deletePurchaseOrder } from './change/delete-purchase-order';
import { restorePurchaseOrder } from './change/restore-purchase-order';
import { updatePurchaseOrder } from './change/update-purchase-order';
import { createPurchaseOrder } from './create-purchase-order';
import {
  listPurchaseOrderGroups,
  listPurchaseOrders,
  PURCHASE_ORDER_GROUP_LIST,
  PURCHASE_ORDER_LIST,
} from './list/list-purchase-orders';
import { printPurchaseOrder } from './print/print-purchase-order';
import { orderByNumber } from './purchase-orders.queries';

export function purchaseOrderRoutes(app: App) {
  /**
   * Purchase orders with what is billed on them, as of a day; `totals` are sums over the whole filtered set, in RM.
   * docs/domain/orders.md#fields, docs/domain/orders.md#billed-and-outstanding
   */
  app.get(
    '/purchaseOrders',
    {
      config: { permission: 'project.po' },
      schema: {
        summary: 'List purchase orders',
        parameters: listParameters(PURCHASE_ORDER_LIST, AS_OF),
        reply: list('PurchaseOrder', 'PurchaseOrderTotals'),
      },
    },
    (request) => listPurchaseOrders(request),
  );

  /**
   * Purchase orders by project or contractor with the sums of each; the totals are those of all that is filtered. RM.
   * docs/domain/lists-and-search.md#groups
   */
  app.get(
    '/purchaseOrders/groups',
    {
      config: { permission: 'project.po' },
      schema: {
        summary: 'List purchase orders by project or contractor',
        parameters: listParameters(PURCHASE_ORDER_GROUP_LIST, AS_OF),
        reply: list('PurchaseOrderGroup', 'PurchaseOrderGroupTotals'),
      },
    },
    (request) => listPurchaseOrderGroups(request),
  );

  /** Drafts a purchase order: 201 with it and its lines; 422 by field; 409 on a completed project. orders.md#fields */
  app.post(
    '/purchaseOrders',
    {
      config: { permission: 'project.po', idempotent: true },
      schema: { body: purchaseOrderSchema, summary: 'Create a purchase order', reply: created('PurchaseOrderDetails') },
    },
    async (request, reply) => {
      reply.code(201);
      return { data: await createPurchaseOrder(request.context, request.body) };
    },
  );

  /**
   * One purchase order with its lines and terms, as of a day; 404 as of a day before it is issued. Amounts in RM.
   * docs/domain/figures.md#as-of-a-day, docs/domain/orders.md#billed-and-outstanding
   */
  app.get(
    '/purchaseOrders/:id',
    {
      config: { permission: 'project.po' },
      schema: { summary: 'Read a purchase order', parameters: AS_OF, reply: one('PurchaseOrderDetails') },
    },
    async (request) => {
      const { context } = request;
      const { id } = await requireDocument(context.db, context, 'purchase_orders', request.params.id);
      const order = await orderByNumber(context.db, id, viewpointOf(request));
      if (!order) throw notFound('Purchase order');
      return { data: order };
    },
  );

  /**
   * All that is printed on a purchase order: issuer, payee, lines and terms. RM. docs/domain/orders.md#printing,
   * docs/domain/parties.md#the-own-company
   */
  app.get(
    '/purchaseOrders/:id/print',
    {
      config: { permission: 'project.po' },
      schema: { summary: 'Read a purchase order for printing', parameters: AS_OF, reply: one('PurchaseOrderPrint') },
    },
    async (request) => ({
      data: await printPurchaseOrder(request.context, request.params.id, viewpointOf(request)),
    }),
  );

  /**
   * Changes a purchase order, its status too; lines that are sent replace all. 409 when it is closed or cancelled,
   * cannot have that status, or is billed; 422 by field, also below what is billed. docs/domain/orders.md#fields,
   * docs/domain/states-and-deletions.md#purchase-orders
   */
  app.put(
    '/purchaseOrders/:id',
    {
      config: { permission: 'project.po' },
      schema: {
        body: purchaseOrderUpdateSchema,
        summary: 'Update a purchase order',
        reply: one('PurchaseOrderDetails'),
      },
    },
    async (request) => ({
      data: await updatePurchaseOrder(request.context, request.params.id, request.body, ifMatch(request)),
    }),
  );

  /** Deletes a purchase order, {uuid, name}; 409 when it has expenses. docs/domain/states-and-deletions.md#deletions */
  app.delete(
    '/purchaseOrders/:id',
    { config: { permission: 'project.po' }, schema: { summary: 'Delete a purchase order', reply: one('Reference') } },
    async (request) => ({ data: await deletePurchaseOrder(request.context, request.params.id, ifMatch(request)) }),
  );

  /** Takes back one's deletion of a purchase order; 409 names whose later change blocks it. states-and-deletions.md#undo */
  app.post(
    '/purchaseOrders/:id/restore',
    {
      config: { permission: 'project.po', idempotent: true },
      schema: { summary: 'Take back the deletion of a purchase order', reply: one('PurchaseOrderDetails') },
    },
    async (request) => ({ data: await restorePurchaseOrder(request.context, request.params.id, ifMatch(request)) }),
  );
}
