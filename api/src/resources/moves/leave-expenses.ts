import { counted } from '@siteledger/shared-lib/domain';
import { type DocumentRow } from '../documents/documents.queries';
import { auditMoves } from './audit-moves';
import { type Move } from './move-between';
import { unlink } from './orders/order-expenses.queries';

type Order = DocumentRow<'purchase_orders'>;
type Expense = DocumentRow<'expenses'>;

/**
 * Unlinks expenses from orders that move without them, with a warning; deleted expenses without one.
 * docs/domain/states-and-deletions.md#moves
 */
export async function leaveExpenses(move: Move, orders: readonly Order[], expenses: readonly Expense[]) {
  const after = await unlink(
    move.db,
    expenses.map(({ id }) => id),
  );
  const isLive = ({ deleted_at }: Expense) => deleted_at === null;
  await auditMoves(move, 'expense', expenses, after.filter(isLive), 'expense.unlink');
  return orders.flatMap(({ id, po_no }) => {
    const left = expenses.filter((expense) => expense.purchase_order_id === id && isLive(expense)).length;
    return left === 0 ? [] : [`${po_no} leaves ${counted(left, 'expense')} behind, no longer billed on it.`];
  });
}
