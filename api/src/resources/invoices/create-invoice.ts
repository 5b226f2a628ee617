import { COMPLETED_TAKES_NO_PROGRESS, type InvoiceInput } from '@siteledger/shared-lib/domain';
import { type StoredFields } from '../../db/stored-fields';
import { asOfToday } from '../../figures/viewpoint';
import { conflict } from '../../http/errors/errors';
import { createDocument, type Creating } from '../documents/change-document';
import { invoiceColumns, type InvoiceMovements } from './invoice-amounts';
import { invoiceKind } from './invoice-kind';
import { invoiceNumbers } from './invoice-numbers';
import { certifiedSoFar, invoiceById, nextSequence } from './invoices.queries';

/**
 * Raises an invoice: a progress claim, a release of retention or another amount. Computes its amounts.
 * docs/domain/certificates.md#amounts-to-date, docs/domain/certificates.md#kinds
 */
export const createInvoice = createDocument('invoices', columnsFor, invoiceById);

async function columnsFor({ db, context, project }: Creating, input: InvoiceInput) {
  const kind = invoiceKind(input);
  if (kind === 'progress' && project.status === 'Completed') throw conflict(COMPLETED_TAKES_NO_PROGRESS);
  const previous = await certifiedSoFar(db, project.id, asOfToday(context));
  return {
    ...(await invoiceColumns(db, kind, input, project, previous)),
    ...(await invoiceNumbers(db, kind, input, previous.cert_no)),
    project_id: project.id,
    kind,
    sequence: await nextSequence(db, project.id),
  } satisfies StoredFields<InvoiceInput, InvoiceMovements & { project_uuid: 'project_id' }>;
}
