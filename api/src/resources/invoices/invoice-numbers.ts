import { type InvoiceInput, type InvoiceKind } from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { numbered, nextNumber } from '../../db/next-number';
import { nextCertNo } from './next-cert-no';
import { isInvoiceNoTaken } from './invoices.queries';

/**
 * The numbers of a new invoice: as typed, else the next. Only certificates are numbered as such. The database refuses a
 * number that is taken. docs/domain/certificates.md#fields
 */
export async function invoiceNumbers(
  db: Db,
  kind: InvoiceKind,
  { invoice_no, cert_no, invoice_date }: InvoiceInput,
  previousCertNo: string | null,
) {
  return {
    invoice_no: invoice_no ?? (await nextInvoiceNo(db, invoice_date)),
    cert_no: cert_no ?? (kind === 'other' ? null : nextCertNo(previousCertNo)),
  };
}

async function nextInvoiceNo(db: Db, invoiceDate: string) {
  const series = `INV-${invoiceDate.slice(0, 4)}`;
  // Somebody may have typed a number of the series before it was reached.
  for (;;) {
    const next = numbered(series, await nextNumber(db, series));
    if (!(await isInvoiceNoTaken(db, next))) return next;
  }
}
