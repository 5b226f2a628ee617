import { type Reference } from '@siteledger/shared-lib/domain';
import { audit } from '../../http/audit';
import { type Context } from '../../http/context';
import { inTransaction } from '../../http/in-transaction';
import { lockDocument } from '../documents/lock-document';
import { markDocumentDeleted } from '../documents/documents.queries';
import { refuseDeletion } from '../documents/settled';

/** Deletes an expense that nothing was paid on, that is not written off and not exported. states-and-deletions.md#deletions */
export const deleteExpense = (context: Context, reference: string, expected: number | undefined): Promise<Reference> =>
  inTransaction(context, async (db) => {
    const { document } = await lockDocument(db, context, 'expenses', reference, { lock: 'share', expected });
    refuseDeletion('expense', document);

    await markDocumentDeleted(db, 'expenses', document.id);
    await audit(db, context, { action: 'expense.delete', entity: 'expense', uuid: document.uuid, before: document });
    return { uuid: document.uuid, name: document.ref_no };
  });
