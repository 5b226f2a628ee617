import { addMoney, compareMoney, DEFAULT_TAX_CODE, percentOfMoney, subtractMoney } from '@siteledger/shared-lib/domain';
import { type Db } from '../db/database';
import { type AccountingDocument, type AccountingLine, type DocumentPages } from './accounting-document';
import { documentHead } from './document-head';
import { type ExportedInvoice, type ExportRange, invoicePages } from './exported-documents.queries';

const isZero = (amount: string) => compareMoney(amount, '0') === 0;

/** Invoices as sales: the work of this claim, its retention, and the debit note. accounting-export.md#sales */
export async function* salesOf(db: Db, range: ExportRange): DocumentPages {
  for await (const page of invoicePages(db, range)) yield page.map(saleOf);
}

const saleOf = (invoice: ExportedInvoice): AccountingDocument => ({
  ...documentHead('Sales', invoice),
  number: invoice.invoice_no,
  reference: invoice.client_ref_no ?? '',
  lines: linesOf(invoice),
});

/** The lines' tax adds up to the invoice's to the sen: the last taxed line takes the rounding difference. */
function linesOf(invoice: ExportedInvoice): AccountingLine[] {
  const { invoice_amt, retained, total_tax, tax_rate, tax_code, debit_note } = invoice;
  const work = addMoney(invoice_amt, retained);
  const hasRetention = !isZero(retained);
  const hasWork = !isZero(work) || !hasRetention;
  const workTax = hasRetention ? percentOfMoney(work, tax_rate) : total_tax;
  const lines: AccountingLine[] = [];
  if (hasWork) lines.push({ description: titleOf(invoice), purpose: 'sales', tax_code, amount: work, tax: workTax });
  if (hasRetention)
    lines.push({
      description: compareMoney(retained, '0') > 0 ? 'Less retention' : 'Retention released',
      purpose: 'retention-receivable',
      tax_code,
      amount: subtractMoney('0.00', retained),
      tax: hasWork ? subtractMoney(total_tax, workTax) : total_tax,
    });
  if (!isZero(debit_note))
    lines.push({
      description: 'Debit note',
      purpose: 'debit-note',
      tax_code: DEFAULT_TAX_CODE,
      amount: subtractMoney('0.00', debit_note),
      tax: '0.00',
    });
  return lines;
}

const titleOf = ({ description, cert_no, invoice_no }: ExportedInvoice) =>
  description ?? (cert_no === null ? `Invoice ${invoice_no}` : `Progress claim ${cert_no}`);
