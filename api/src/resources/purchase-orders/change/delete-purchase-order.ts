import { type Reference } from '@siteledger/shared-lib/domain';
import { audit } from '../../../http/audit';
import { type Context } from '../../../http/context';
import { conflict } from '../../../http/errors';
import { inTransaction } from '../../../http/in-transaction';
import { lockDocument } from '../../documents/lock-document';
import { markDocumentDeleted } from '../../documents/documents.queries';
import { countExpensesOn } from './order-lines.queries';

/** Deletes a purchase order that has no expense on it; its number is not used again. states-and-deletions.md#deletions */
export const deletePurchaseOrder = (
  context: Context,
  reference: string,
  expected: number | undefined,
): Promise<Reference> =>
  inTransaction(context, async (db) => {
    const how = { lock: 'share', expected } as const;
    const { document } = await lockDocument(db, context, 'purchase_orders', reference, how);
    const expenses = await countExpensesOn(db, document.id);
    if (expenses > 0)
      throw conflict(`The purchase order still has ${expenses} ${expenses === 1 ? 'expense' : 'expenses'}.`);

    await markDocumentDeleted(db, 'purchase_orders', document.id);
    await audit(db, context, {
      action: 'purchase-order.delete',
      entity: 'purchase-order',
      uuid: document.uuid,
      before: document,
    });
    return { uuid: document.uuid, name: document.po_no };
  });
