import { addMoney, type Certified, type InvoiceInput, type TaxCode } from '@siteledger/shared-lib/domain';
import { type StoredFields } from '../../db/stored-fields';
import { type DocumentRow } from '../documents/documents.queries';
import { type LockedProject } from '../projects/projects.queries';

/**
 * A stored invoice as form input: its amounts "to date" are its increase plus the amounts certified before.
 * docs/domain/certificates.md#the-next-certificate
 */
export function invoiceAsTyped(invoice: DocumentRow<'invoices'>, project: LockedProject, previous: Certified) {
  const { kind, invoice_no, cert_no, client_ref_no, invoice_date, due_date } = invoice;
  const { tax_code, debit_note, description, remarks } = invoice;
  return {
    project_uuid: project.uuid,
    ...{ kind, invoice_no, cert_no, client_ref_no, invoice_date, due_date, debit_note, description, remarks },
    tax_code: tax_code as TaxCode,
    ...amountsToDate(invoice, previous),
  } satisfies StoredFields<InvoiceInput, AmountsOfKind>;
}

/** Amounts that depend on the kind. */
export type AmountsOfKind = Record<
  'work_done_certified' | 'materials_on_site' | 'released' | 'invoice_amt' | 'retention_percent',
  never
>;

function amountsToDate(invoice: DocumentRow<'invoices'>, previous: Certified) {
  if (invoice.kind === 'other') return { invoice_amt: invoice.invoice_amt };
  if (invoice.kind === 'retention_release') return { released: addMoney(previous.released, invoice.released) };
  return {
    work_done_certified: addMoney(previous.work_done, invoice.work_done),
    materials_on_site: addMoney(previous.materials, invoice.materials),
    retention_percent: invoice.retention_percent,
  };
}
