import { compareMoney, formatMoney, formatPercent, type InvoicePrint } from '@siteledger/shared-lib/domain';
import type { TotalLine } from '../totals';

const isNothing = (amount: string) => compareMoney(amount, '0') === 0;

const CHARGE = {
  progress: 'Amount of this certificate',
  retention_release: 'Amount of this release',
  other: 'Amount before tax',
} as const;

function retentionLine({ retention, retention_percent }: InvoicePrint['invoice'], limit: string): TotalLine {
  const agreed = isNothing(limit)
    ? 'none agreed'
    : `${formatPercent(retention_percent)} of gross, up to ${formatMoney(limit)}`;
  return { label: `Less retention (${agreed})`, amount: retention, as: 'less' };
}

/**
 * Lines from the work done to the amount of this certificate; retention is deducted before tax.
 * docs/domain/certificates.md#printing
 */
function certificateLines({ invoice, certificate }: InvoicePrint): TotalLine[] {
  if (!certificate) return [];
  const released = { label: 'Add retention released', amount: invoice.released };
  return [
    { label: 'Work done to date', amount: invoice.work_done_certified },
    { label: 'Materials on site', amount: invoice.materials_on_site },
    { label: 'Gross value to date', amount: certificate.gross, as: 'sum' },
    retentionLine(invoice, certificate.retention_limit),
    ...(isNothing(invoice.released) ? [] : [released]),
    { label: 'Nett certified to date', amount: invoice.nett_certified, as: 'sum' },
    { label: 'Less previously certified', amount: certificate.previous_nett_certified, as: 'less' },
  ];
}

const taxLabel = ({ tax_rate, tax_code }: InvoicePrint['invoice']) =>
  isNothing(tax_rate) ? `No tax (${tax_code})` : `Service tax ${formatPercent(tax_rate)} (${tax_code})`;

/** All lines of an invoice down to the amount due, in RM. */
export function invoiceLines(print: InvoicePrint): TotalLine[] {
  const { invoice } = print;
  const withDebitNote: TotalLine[] = [
    { label: 'Total with tax', amount: invoice.total_invoiced, as: 'sum' },
    { label: 'Less debit note', amount: invoice.debit_note, as: 'less' },
  ];
  return [
    ...certificateLines(print),
    { label: CHARGE[invoice.kind], amount: invoice.invoice_amt, as: 'sum' },
    { label: taxLabel(invoice), amount: invoice.total_tax },
    ...(isNothing(invoice.debit_note) ? [] : withDebitNote),
    { label: 'Total amount due', amount: invoice.total_amount, as: 'total' },
  ];
}
