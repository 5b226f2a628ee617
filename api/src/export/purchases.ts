import { compareMoney, DEFAULT_TAX_CODE, subtractMoney } from '@siteledger/shared-lib/domain';
import { type Db } from '../db/database';
import { type AccountingDocument, type AccountingLine, type DocumentPages } from './accounting-document';
import { type ExportedExpense, expensePages, type ExportRange } from './queries';

/** Expenses as purchases: the bill, posted to its own account where it has one, and its debit or credit note. Decision §7. */
export async function* purchasesOf(db: Db, range: ExportRange): DocumentPages {
  for await (const page of expensePages(db, range)) yield page.map(purchaseOf);
}

const purchaseOf = (expense: ExportedExpense): AccountingDocument => ({
  uuid: expense.uuid,
  number: expense.ref_no,
  card_name: expense.card_name,
  address: [expense.address_1 ?? '', expense.address_2 ?? '', expense.town, expense.state ?? ''],
  reference: expense.ref_no,
  date: expense.invoice_date,
  days_to_pay: expense.days_to_pay,
  job: expense.job,
  memo: `Purchases; ${expense.card_name}`,
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
