import { refusedSince } from '../../../http/undo';
import { findContractor } from '../../contractors/contractors.queries';
import { refuseGone, restoreDocument } from '../../documents/restore-document';
import { namesake, variationOrderByNumber } from '../variation-orders.queries';

/** Takes back the caller's deletion of a variation order. states-and-deletions.md#undo */
export const restoreVariationOrder = restoreDocument(
  'variation_orders',
  async (restored) => {
    const { db, document, deletion } = restored;
    await refuseGone(restored, 'organisations', document.contractor_id, (id) => findContractor(db, id));
    const other = await namesake(db, document);
    if (other) throw await refusedSince(db, deletion, other);
  },
  variationOrderByNumber,
);
