import { counted, type MoveInput, type MoveReply } from '@siteledger/shared-lib/domain';
import { type Context } from '../../http/request/context';
import { auditMoves } from './audit-moves';
import { choose } from './choose';
import { leaveExpenses } from './leave-expenses';
import { moveBetween } from './move-between';
import { lockExpensesOn, lockOrders } from './orders/order-expenses.queries';
import { putInto } from './moved-documents.queries';

/** Moves purchase orders with their lines; the bills stay behind. states-and-deletions.md#moves */
export const movePurchaseOrders = (context: Context, input: MoveInput<'purchase_orders'>): Promise<MoveReply> =>
  moveBetween(context, input, async (move) => {
    const { db, to } = move;
    const ids = (await choose(move, 'purchase_orders', input.po_ids, false)).map(({ id }) => id);
    const expenses = await lockExpensesOn(db, ids);
    const orders = await lockOrders(db, ids);

    const warnings = await leaveExpenses(move, orders, expenses);
    await auditMoves(move, 'purchase-order', orders, await putInto(db, 'purchase_orders', ids, to.id));
    return { moved: orders.length, what: counted(orders.length, 'purchase order'), warnings };
  });
