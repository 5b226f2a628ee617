import { compareMoney, DEFAULT_TAX_CODE, subtractMoney } from '@siteledger/shared-lib/domain';
import { type Db } from '../db/database';
import { type AccountingDocument, type AccountingLine, type DocumentPages } from './accounting-document';
import { documentHead } from './document-head';
import { type ExportedExpense, expensePages, type ExportRange } from './exported-documents.queries';

/**
 * Expenses as purchases: the bill, on its own account if it has one, and its debit or credit note.
 * docs/domain/accounting-export.md#purchases
 */
export async function* purchasesOf(db: Db, range: ExportRange): DocumentPages {
  for await (const page of expensePages(db, range)) yield page.map(purchaseOf);
}

const purchaseOf = (expense: ExportedExpense): AccountingDocument => ({
  ...documentHead('Purchases', expense),
  number: expense.ref_no,
  reference: expense.ref_no,
  lines: linesOf(expense),
});

function linesOf({ description, ref_no, account_no, tax_code, invoice_amt, tax_amt, dc_note }: ExportedExpense) {
  const bill: AccountingLine = {
    description: description ?? `Bill ${ref_no}`,
    purpose: 'purchases',
    account_no,
    tax_code,
    amount: invoice_amt,
    tax: tax_amt,
  };
  const note: AccountingLine = {
    description: 'Debit/credit note',
    purpose: 'credit-note',
    tax_code: DEFAULT_TAX_CODE,
    amount: subtractMoney('0.00', dc_note),
    tax: '0.00',
  };
  return compareMoney(dc_note, '0') === 0 ? [bill] : [bill, note];
}
