import { type InvoiceInput, type InvoiceKind } from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { nextFreeNumber } from '../../db/next-number';
import { nextCertNo } from './next-cert-no';

/**
 * The numbers of a new invoice: as typed, else the next. Only certificates have a certificate number. The database
 * refuses duplicates. docs/domain/certificates.md#fields
 */
export async function invoiceNumbers(
  db: Db,
  kind: InvoiceKind,
  { invoice_no, cert_no, invoice_date }: InvoiceInput,
  previousCertNo: string | null,
) {
  return {
    invoice_no: invoice_no ?? (await nextFreeNumber(db, 'INV', invoice_date, 'invoices.invoice_no')),
    cert_no: cert_no ?? (kind === 'other' ? null : nextCertNo(previousCertNo)),
  };
}
