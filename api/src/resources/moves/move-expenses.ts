import { counted, type MoveInput, type MoveReply } from '@siteledger/shared-lib/domain';
import { type Context } from '../../http/request/context';
import { auditMoves } from './audit-moves';
import { choose } from './choose';
import { exportedWarnings } from './exported-warnings';
import { moveBetween } from './move-between';
import { lockOrders, unlink } from './orders/order-expenses.queries';
import { putInto } from './moved-documents.queries';

/** Moves expenses with their payments; their orders stay behind. docs/domain/states-and-deletions.md#moves */
export const moveExpenses = (context: Context, input: MoveInput<'expenses'>): Promise<MoveReply> =>
  moveBetween(context, input, async (move) => {
    const { db, to } = move;
    const expenses = await choose(move, 'expenses', input.expenses_ids);
    const ids = expenses.map(({ id }) => id);
    const orderIds = expenses.flatMap(({ purchase_order_id }) => purchase_order_id ?? []);
    const orders = new Map((await lockOrders(db, orderIds)).map(({ id, po_no }) => [id, po_no]));

    await unlink(db, ids);
    await auditMoves(move, 'expense', expenses, await putInto(db, 'expenses', ids, to.id));
    const unlinked = expenses.flatMap(({ ref_no, purchase_order_id }) =>
      purchase_order_id === null ? [] : [`${ref_no} is no longer billed on ${orders.get(purchase_order_id)}.`],
    );
    return {
      moved: expenses.length,
      what: counted(expenses.length, 'expense'),
      warnings: [...unlinked, ...exportedWarnings(move, expenses, ({ ref_no }) => ref_no)],
    };
  });
