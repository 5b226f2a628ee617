import type { InvoiceDetails } from './invoice';
import { compareMoney } from '../money/money';

/** Error message: a completed project takes no progress certificate. docs/domain/states-and-deletions.md#projects */
export const COMPLETED_TAKES_NO_PROGRESS = 'A completed project cannot have new progress certificates.';

/** Error message: a written-off invoice cannot be edited or deleted. docs/domain/certificates.md#what-may-change */
export const INVOICE_IS_WRITTEN_OFF = 'The invoice is written off.';

/** Error message: an earlier certificate cannot be edited or deleted. docs/domain/certificates.md#what-may-change */
export const onlyTheLastCertificate = (certNo: string | null) =>
  `Only the latest certificate${certNo ? ` (no. ${certNo})` : ''} can be edited or deleted.`;

type Fixed = { is_opening: boolean; isPaid: boolean };

/** Error message: only dates and remarks may change. docs/domain/certificates.md#what-may-change */
export function onlyLastingFields({ is_opening, isPaid }: Fixed) {
  const why = is_opening ? 'is an opening certificate' : isPaid ? 'has payments' : 'was exported';
  return `The invoice ${why}: only Invoice Date, Due Date and Remarks may change.`;
}

/**
 * What may change on an invoice: all fields, dates and remarks, or nothing. Only the first may be deleted.
 * docs/domain/certificates.md#what-may-change
 */
export type InvoiceFreedom = { changes: 'all' | 'lasting' | 'none'; why?: string };

/** Computes what may change on an invoice; `lastCertNo` is the number of the certificate that may. */
export function freedomOf(
  invoice: Pick<InvoiceDetails, 'is_last_certificate' | 'is_opening' | 'status' | 'total_payment' | 'exported_at'>,
  lastCertNo: string | null,
): InvoiceFreedom {
  const { is_last_certificate, is_opening, status, total_payment, exported_at } = invoice;
  if (!is_last_certificate) return { changes: 'none', why: onlyTheLastCertificate(lastCertNo) };
  if (status === 'writeOff') return { changes: 'none', why: INVOICE_IS_WRITTEN_OFF };
  const isPaid = compareMoney(total_payment, '0') > 0;
  if (is_opening || isPaid || exported_at !== null)
    return { changes: 'lasting', why: onlyLastingFields({ is_opening, isPaid }) };
  return { changes: 'all' };
}
