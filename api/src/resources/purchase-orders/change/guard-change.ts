import {
  compareMoney,
  type Money,
  nextPurchaseOrderStatuses,
  ORDER_REFUSALS,
  orderIsFixed,
  type PurchaseOrderStatus,
} from '@siteledger/shared-lib/domain';
import { type Db } from '../../../db/database';
import { conflict, invalid } from '../../../http/errors/errors';
import { type DocumentRow } from '../../documents/documents.queries';
import { countExpensesOn } from './order-lines.queries';

type Order = DocumentRow<'purchase_orders'>;

/**
 * Refuses to change a closed or cancelled order, and forbidden changes of status.
 * states-and-deletions.md#purchase-orders
 */
export async function guardStatus(db: Db, order: Order, status: PurchaseOrderStatus) {
  if (nextPurchaseOrderStatuses(order.status).length === 0) throw conflict(orderIsFixed(order.status));
  if (status === order.status) return;
  if (!nextPurchaseOrderStatuses(order.status).includes(status))
    throw conflict(`A purchase order that is ${order.status} cannot become ${status}.`);
  if (status === 'cancelled' && (await countExpensesOn(db, order.id)) > 0)
    throw conflict(ORDER_REFUSALS.billedCancelled);
}

/** Refuses to change the contractor of an order with expenses. */
export async function guardContractor(db: Db, order: Order, contractorId: number) {
  if (contractorId !== order.contractor_id && (await countExpensesOn(db, order.id)) > 0)
    throw conflict(ORDER_REFUSALS.billedContractor);
}

/** Refuses to delete an order with expenses. docs/domain/states-and-deletions.md#deletions */
export async function guardDeletion(order: Order, db: Db) {
  const expenses = await countExpensesOn(db, order.id);
  if (expenses > 0)
    throw conflict(`The purchase order still has ${expenses} ${expenses === 1 ? 'expense' : 'expenses'}.`);
}

/** Refuses an order value below the billed amount; an order already over-billed may only grow. */
export function guardValue(order: Order, value: Money) {
  if (compareMoney(value, order.billed) < 0 && compareMoney(value, order.total_value) < 0)
    throw invalid({ total_value: [`Total Value must be more than or equals to ${order.billed}, which is billed.`] });
}
