import { type InvoiceInput, type InvoiceUpdate } from '@siteledger/shared-lib/domain';
import { type StoredFields } from '../../db/stored-fields';
import { asOfToday } from '../../figures/viewpoint';
import { invalid } from '../../http/errors/errors';
import { changeDocument, type Changing } from '../documents/change-document';
import { refuseOtherProject } from '../documents/lock-document';
import { type DocumentRow } from '../documents/documents.queries';
import { isPaid, refuseWrittenOff } from '../documents/settled';
import { invoiceColumns, type InvoiceMovements } from './invoice-amounts';
import { invoiceKind } from './invoice-kind';
import { allTaxRates } from '../tax-rates/tax-rates.queries';
import { givenTax, changesAfterPayment } from './lasting-changes';
import { refuseEarlierCertificate } from './last-certificate';
import { certifiedSoFar, detailsOfInvoice } from './invoices.queries';
import { invoiceAsTyped } from './invoice-as-typed';

/**
 * Changes an invoice that is not written off; of the certificates only the last. Its amounts are recomputed. Once paid
 * or exported, and on an opening certificate, only dates and remarks change. docs/domain/certificates.md#what-may-change
 */
export const updateInvoice = changeDocument('invoices', changesOf, detailsOfInvoice);

async function changesOf({ db, context, project, document }: Changing<'invoices'>, input: InvoiceUpdate) {
  await refuseEarlierCertificate(db, document);
  refuseWrittenOff('invoice', document);
  refuseOtherProject(input.project_uuid, project);
  refuseOtherKind(document, input);

  const previous = await certifiedSoFar(db, project.id, asOfToday(context), document.uuid);
  const { payment_days } = project;
  const current = invoiceAsTyped(document, project, previous);
  if (isPaid(document) || document.exported_at !== null || document.is_opening)
    return changesAfterPayment(document, current, input, { rates: await allTaxRates(db), previous, payment_days });
  const typed: InvoiceInput = { ...current, ...input, kind: document.kind };
  return {
    ...(await invoiceColumns(db, invoiceKind(typed), typed, project, previous, givenTax(document))),
    invoice_no: typed.invoice_no ?? document.invoice_no,
    cert_no: typed.cert_no ?? document.cert_no,
  } satisfies StoredFields<InvoiceUpdate, InvoiceMovements & { project_uuid: never; kind: never }>;
}

function refuseOtherKind(invoice: DocumentRow<'invoices'>, { kind }: InvoiceUpdate) {
  if (kind && kind !== invoice.kind) throw invalid({ kind: ['The kind of an invoice cannot be changed.'] });
}
