import { counted, type MoveInput, type MoveReply } from '@siteledger/shared-lib/domain';
import { audit } from '../../http/changes/audit';
import { type Context } from '../../http/request/context';
import { type DocumentRow } from '../documents/documents.queries';
import { auditMoves } from './audit-moves';
import { refuseMissing } from './choose';
import {
  chosenContractors,
  lockExpensesOf,
  type ProjectContractor,
  reassign,
} from './contractors/contractor-expenses.queries';
import { exportedWarnings } from './exported-warnings';
import { leaveExpenses } from './leave-expenses';
import { type Move, moveBetween } from './move-between';
import { lockOrders } from './orders/order-expenses.queries';
import { apart, putInto, together } from './moved-documents.queries';

/**
 * Moves contractors out of a project: their assignment, orders and expenses, which stay billed on those orders.
 * docs/domain/states-and-deletions.md#moves
 */
export const moveContractors = (context: Context, input: MoveInput<'contractors'>): Promise<MoveReply> =>
  moveBetween(context, input, async (move) => {
    const contractors = await chosenContractors(move.db, move.from.id, input.contractor_ids);
    refuseMissing('Contractor', input.contractor_ids, contractors);

    const documents = await moveDocuments(move, contractors);
    await moveAssignments(
      move,
      contractors.filter(({ is_assigned }) => is_assigned),
    );
    const { orders, expenses } = documents;
    const carried = `${counted(orders, 'purchase order')} and ${counted(expenses, 'expense')}`;
    return {
      moved: contractors.length,
      what: `${counted(contractors.length, 'contractor')} with ${carried}`,
      warnings: [...documents.warnings, ...contractors.flatMap(stayingVariations)],
    };
  });

async function moveDocuments(move: Move, contractors: readonly ProjectContractor[]) {
  const { db, from, to } = move;
  const contractorIds = contractors.map(({ id }) => id);
  const orderIds = contractors.flatMap(({ order_ids }) => order_ids);
  const locked = await lockExpensesOf(db, from.id, contractorIds, orderIds);
  const orders = await lockOrders(db, orderIds);
  const isMoving = ({ contractor_id, deleted_at }: DocumentRow<'expenses'>) =>
    deleted_at === null && contractorIds.includes(contractor_id);
  const expenses = locked.filter(isMoving);

  const left = locked.filter((expense) => !isMoving(expense));
  const warnings = await leaveExpenses(move, orders, left);
  const ids = expenses.map(({ id }) => id);
  await apart(db);
  await auditMoves(move, 'purchase-order', orders, await putInto(db, 'purchase_orders', orderIds, to.id));
  await auditMoves(move, 'expense', expenses, await putInto(db, 'expenses', ids, to.id));
  await together(db);
  return {
    orders: orders.length,
    expenses: expenses.length,
    warnings: [...warnings, ...exportedWarnings(move, expenses, ({ ref_no }) => ref_no)],
  };
}

async function moveAssignments({ db, context, from, to }: Move, contractors: readonly ProjectContractor[]) {
  await reassign(
    db,
    from.id,
    to.id,
    contractors.map(({ id }) => id),
  );
  for (const { uuid } of contractors)
    await audit(db, context, {
      action: 'contractor.move',
      uuid,
      before: { project_id: from.id },
      after: { project_id: to.id },
    });
}

const stayingVariations = ({ name, variations }: ProjectContractor) =>
  variations === 0
    ? []
    : [`${counted(variations, 'variation order')} of ${name} ${variations === 1 ? 'stays' : 'stay'} behind.`];
