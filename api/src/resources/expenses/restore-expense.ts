import { findContractor } from '../contractors/contractors.queries';
import { refuseGone, refuseNamesake, type Restored, restoreDocument } from '../documents/restore-document';
import { detailsOfExpense, findAccountCode, findOrder } from './expenses.queries';

async function guard(restored: Restored<'expenses'>) {
  const { db, document, deletion } = restored;
  const { project_id, contractor_id, account_code_id } = document;
  await refuseGone(restored, 'organisations', contractor_id, (id) => findContractor(db, id));
  // A move of the order may have unlinked the expense; the audit log still has its order.
  const order = (deletion.before?.purchase_order_id ?? null) as number | null;
  await refuseGone(
    restored,
    'purchase_orders',
    order,
    async (id) => id === document.purchase_order_id && (await findOrder(db, id, project_id, contractor_id)),
  );
  await refuseGone(restored, 'account_codes', account_code_id, (id) => findAccountCode(db, id));
  await refuseNamesake(restored, 'expenses', 'contractor_id');
}

/** Undoes the caller's deletion of an expense; it is billed on its order again. states-and-deletions.md#undo */
export const restoreExpense = restoreDocument('expenses', guard, detailsOfExpense);
