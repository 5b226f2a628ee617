import { type VariationOrderDetails } from '@siteledger/shared-lib/domain';
import { asOfToday } from '../../../figures/viewpoint';
import { type Context } from '../../../http/context';
import { refusedSince } from '../../../http/undo';
import { findContractor } from '../../contractors/contractors.queries';
import { refuseGone, restoreDocument } from '../../documents/restore-document';
import { namesake, variationOrderByNumber } from '../variation-orders.queries';

/** Takes back the caller's deletion of a variation order. states-and-deletions.md#undo */
export const restoreVariationOrder = (
  context: Context,
  reference: string,
  expected: number | undefined,
): Promise<VariationOrderDetails | undefined> =>
  restoreDocument(
    context,
    {
      table: 'variation_orders',
      entity: 'variation-order',
      nameOf: ({ vo_no }) => vo_no,
      // Who numbers a variation of the project waits.
      lock: 'update',
      guard: async (restored) => {
        const { db, document, deletion } = restored;
        await refuseGone(restored, 'organisations', document.contractor_id, (id) => findContractor(db, id));
        const other = await namesake(db, document);
        if (other) throw await refusedSince(db, deletion, other);
      },
      reply: (db, id) => variationOrderByNumber(db, id, asOfToday(context)),
    },
    reference,
    expected,
  );
