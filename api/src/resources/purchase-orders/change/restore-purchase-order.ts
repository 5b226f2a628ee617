import { findContractor } from '../../contractors/contractors.queries';
import { refuseCompletedSince, refuseGone, restoreDocument } from '../../documents/restore-document';
import { findAccountCode } from '../../expenses/expenses.queries';
import { orderById } from '../purchase-orders.queries';
import { linesOfOrder } from './order-lines.queries';

/** Undoes the caller's deletion of a purchase order, whose number stays reserved. states-and-deletions.md#undo */
export const restorePurchaseOrder = restoreDocument(
  'purchase_orders',
  async (restored) => {
    const { db, document } = restored;
    await refuseCompletedSince(restored);
    await refuseGone(restored, 'organisations', document.contractor_id, (id) => findContractor(db, id));
    for (const { account_code_id } of await linesOfOrder(db, document.id))
      await refuseGone(restored, 'account_codes', account_code_id, (id) => findAccountCode(db, id));
  },
  orderById,
);
