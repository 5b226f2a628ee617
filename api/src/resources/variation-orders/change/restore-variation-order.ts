import { findContractor } from '../../contractors/contractors.queries';
import { refuseGone, refuseNamesake, restoreDocument } from '../../documents/restore-document';
import { variationOrderById } from '../variation-orders.queries';

/** Undoes the caller's deletion of a variation order. states-and-deletions.md#undo */
export const restoreVariationOrder = restoreDocument(
  'variation_orders',
  async (restored) => {
    const { db, document } = restored;
    await refuseGone(restored, 'organisations', document.contractor_id, (id) => findContractor(db, id));
    await refuseNamesake(restored, 'variation_orders', 'project_id');
  },
  variationOrderById,
);
