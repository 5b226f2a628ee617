import { type Reference } from '@siteledger/shared-lib/domain';
import { audit } from '../../http/audit';
import { type Context } from '../../http/context';
import { inTransaction } from '../../http/in-transaction';
import { lockDocument } from '../documents/lock-document';
import { markDocumentDeleted } from '../documents/documents.queries';
import { refuseDeletion } from '../documents/settled';
import { refuseEarlierCertificate } from './last-certificate';

/**
 * Deletes an invoice; its place and certificate number go to the next certificate, its invoice number to none.
 * docs/domain/states-and-deletions.md#deletions
 */
export const deleteInvoice = (context: Context, reference: string, expected: number | undefined): Promise<Reference> =>
  inTransaction(context, async (db) => {
    const { document } = await lockDocument(db, context, 'invoices', reference, { lock: 'update', expected });
    await refuseEarlierCertificate(db, document);
    refuseDeletion('invoice', document);

    await markDocumentDeleted(db, 'invoices', document.id);
    await audit(db, context, { action: 'invoice.delete', entity: 'invoice', uuid: document.uuid, before: document });
    return { uuid: document.uuid, name: document.invoice_no };
  });
