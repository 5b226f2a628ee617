import { deleteDocument } from '../documents/change-document';
import { refuseDeletion } from '../documents/settled';
import { refuseEarlierCertificate } from './last-certificate';

/** Deletes an unpaid invoice; of the certificates only the last. docs/domain/states-and-deletions.md#deletions */
export const deleteInvoice = deleteDocument('invoices', async (invoice, db) => {
  await refuseEarlierCertificate(db, invoice);
  refuseDeletion('invoice', invoice);
});
