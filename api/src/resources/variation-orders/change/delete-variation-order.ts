import { type Reference } from '@siteledger/shared-lib/domain';
import { audit } from '../../../http/audit';
import { type Context } from '../../../http/context';
import { conflict } from '../../../http/errors';
import { inTransaction } from '../../../http/in-transaction';
import { lockDocument } from '../../documents/lock-document';
import { markDocumentDeleted } from '../../documents/documents.queries';

/** Deletes a variation order that is not approved. docs/domain/states-and-deletions.md#deletions */
export const deleteVariationOrder = (
  context: Context,
  reference: string,
  expected: number | undefined,
): Promise<Reference> =>
  inTransaction(context, async (db) => {
    const how = { lock: 'share', expected } as const;
    const { document } = await lockDocument(db, context, 'variation_orders', reference, how);
    if (document.status === 'approved') throw conflict('An approved variation order cannot be deleted.');

    await markDocumentDeleted(db, 'variation_orders', document.id);
    await audit(db, context, {
      action: 'variation-order.delete',
      entity: 'variation-order',
      uuid: document.uuid,
      before: document,
    });
    return { uuid: document.uuid, name: document.vo_no };
  });
