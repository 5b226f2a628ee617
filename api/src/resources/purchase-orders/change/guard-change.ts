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

/** Refuses a change of an order that has ended, and a status that it cannot have next. states-and-deletions.md#purchase-orders */
export async function guardStatus(db: Db, order: Order, status: PurchaseOrderStatus) {
  if (nextPurchaseOrderStatuses(order.status).length === 0) throw conflict(orderIsFixed(order.status));
  if (status === order.status) return;
  if (!nextPurchaseOrderStatuses(order.status).includes(status))
    throw conflict(`A purchase order that is ${order.status} cannot become ${status}.`);
  if (status === 'cancelled' && (await countExpensesOn(db, order.id)) > 0)
    throw conflict(ORDER_REFUSALS.billedCancelled);
}

/** Refuses to give an order with expenses to another contractor. */
export async function guardContractor(db: Db, order: Order, contractorId: number) {
  if (contractorId !== order.contractor_id && (await countExpensesOn(db, order.id)) > 0)
    throw conflict(ORDER_REFUSALS.billedContractor);
}

/** Refuses to delete an order that has expenses. docs/domain/states-and-deletions.md#deletions */
export async function guardDeletion(order: Order, db: Db) {
  const expenses = await countExpensesOn(db, order.id);
  if (expenses > 0)
    throw conflict(`The purchase order still has ${expenses} ${expenses === 1 ? 'expense' : 'expenses'}.`);
}

/** Refuses to take an order's value below what is billed on it; one that is over-billed already may only grow. */
export function guardValue(order: Order, value: Money) {
  if (compareMoney(value, order.billed) < 0 && compareMoney(value, order.total_value) < 0)
    throw invalid({ total_value: [`Total Value must be more than or equals to ${order.billed}, which is billed.`] });
}
