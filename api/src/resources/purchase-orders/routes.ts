import { purchaseOrderSchema, purchaseOrderUpdateSchema } from '@siteledger/shared-lib/domain';
import { type App } from '../../http/request/fastify-types';
import { resource } from '../../http/routes/resource';
import { deleteDocument } from '../documents/change-document';
import { readDocument } from '../documents/lock-document';
import { guardDeletion } from './change/guard-change';
import { restorePurchaseOrder } from './change/restore-purchase-order';
import { updatePurchaseOrder } from './change/update-purchase-order';
import { createPurchaseOrder } from './create-purchase-order';
import { PURCHASE_ORDERS } from './list/purchase-order-list.queries';
import { printPurchaseOrder } from './print/print-purchase-order';
import { orderById } from './purchase-orders.queries';

export function purchaseOrderRoutes(app: App) {
  const { list, groups, create, read, print, update, remove, restore } = resource(app, {
    path: '/purchaseOrders',
    name: ['a purchase order', 'purchase orders'],
    type: 'PurchaseOrderDetails',
    permission: { view: 'project.po' },
    isKept: true,
    hasFigures: true,
  });

  /**
   * Purchase orders with their billed amounts, as of a day; `totals` are sums over the whole filtered set, in RM.
   * docs/domain/orders.md#fields, docs/domain/orders.md#billed-and-outstanding
   */
  list('PurchaseOrder', PURCHASE_ORDERS);

  /**
   * Purchase orders by project or contractor with the sums of each; the totals cover the whole filtered set. RM.
   * docs/domain/lists-and-search.md#groups
   */
  groups('project or contractor', 'PurchaseOrderGroup', PURCHASE_ORDERS);

  /** Drafts a purchase order: 201 with it and its lines; 422 by field; 409 on a completed project. orders.md#fields */
  create(purchaseOrderSchema, createPurchaseOrder);

  /**
   * One purchase order with its lines and terms, as of a day; 404 as of a day before it is issued. Amounts in RM.
   * docs/domain/figures.md#as-of-a-day, docs/domain/orders.md#billed-and-outstanding
   */
  read(readDocument('purchase_orders', orderById));

  /**
   * Everything printed on a purchase order: issuer, payee, lines and terms. RM. docs/domain/orders.md#printing,
   * docs/domain/parties.md#the-own-company
   */
  print('PurchaseOrderPrint', printPurchaseOrder);

  /**
   * Changes a purchase order and its status; `lines` replaces all lines. 409 when it is closed or cancelled, for a
   * forbidden status, or for another contractor once billed; 422 by field, also below the billed amount.
   * docs/domain/orders.md#fields, docs/domain/states-and-deletions.md#purchase-orders
   */
  update(purchaseOrderUpdateSchema, updatePurchaseOrder);

  /** Deletes a purchase order, {uuid, name}; 409 when it has expenses. docs/domain/states-and-deletions.md#deletions */
  remove(deleteDocument('purchase_orders', guardDeletion));

  /**
   * Undoes the caller's own deletion of a purchase order; a 409 names the author of a later change that blocks it.
   * states-and-deletions.md#undo
   */
  restore(restorePurchaseOrder);
}
