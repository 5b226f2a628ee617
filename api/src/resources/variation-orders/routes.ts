import { variationOrderSchema, variationOrderUpdateSchema } from '@siteledger/shared-lib/domain';
import { type App } from '../../http/request/fastify-types';
import { resource } from '../../http/routes/resource';
import { deleteDocument } from '../documents/change-document';
import { readDocument } from '../documents/lock-document';
import { guardDeletion } from './change/guard-change';
import { restoreVariationOrder } from './change/restore-variation-order';
import { updateVariationOrder } from './change/update-variation-order';
import { createVariationOrder } from './create-variation-order';
import { VARIATION_ORDERS } from './list/variation-order-list.queries';
import { variationOrderById } from './variation-orders.queries';

export function variationOrderRoutes(app: App) {
  const { list, create, read, update, remove, restore } = resource(app, {
    path: '/variationOrders',
    name: ['a variation order', 'variation orders'],
    type: 'VariationOrderDetails',
    permission: { view: 'project.view', change: 'project.update' },
    isKept: true,
    hasFigures: true,
  });

  /** Variation orders of the caller's projects, as of a day. figures.md#as-of-a-day, variations.md#fields */
  list('VariationOrder', VARIATION_ORDERS);

  /** Records a variation order: 201 with it; 422 by field. docs/domain/variations.md#fields */
  create(variationOrderSchema, createVariationOrder);

  /**
   * One variation order as of a day: one approved later is shown as submitted; 404 before its first day. RM.
   * docs/domain/figures.md#as-of-a-day, docs/domain/variations.md#fields
   */
  read(readDocument('variation_orders', variationOrderById));

  /**
   * Changes a variation order and its status: 409 when it is void, for a forbidden status, or when the type, amounts or
   * contractor of an approved one would change; 422 by field, also without a reason for voiding an approved one, or
   * when its approved_date is cleared. docs/domain/variations.md#states
   */
  update(variationOrderUpdateSchema, updateVariationOrder);

  /** Deletes a variation order, {uuid, name}; 409 when it is approved. docs/domain/states-and-deletions.md#deletions */
  remove(deleteDocument('variation_orders', guardDeletion));

  /**
   * Undoes the caller's own deletion of a variation order; a 409 names the author of a later change that blocks it.
   * states-and-deletions.md#undo
   */
  restore(restoreVariationOrder);
}
