import {
  addDays,
  addMoney,
  compareMoney,
  DEFAULT_TAX_CODE,
  type InvoiceInput,
  type InvoiceKind,
  percentOfMoney,
  toMoney,
} from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { type Certified } from '../../figures/certificate';
import { invalid } from '../../http/errors';
import { type LockedProject } from '../projects/queries';
import { certify } from './certify';
import { taxRate } from './queries';

const DAYS_TO_PAY = 30;

/** The columns of an invoice that follow from what was typed, for a new one and for a changed one alike. Decision §2 and §3. */
export async function invoiceColumns(
  db: Db,
  kind: InvoiceKind,
  input: InvoiceInput,
  project: LockedProject,
  previous: Certified,
) {
  const moved = certify(kind, input, project, previous);
  const tax_code = input.tax_code ?? DEFAULT_TAX_CODE;
  const tax_rate = await taxRate(db, tax_code, input.invoice_date);
  const total_tax = percentOfMoney(moved.invoice_amt, tax_rate);
  const debit_note = toMoney(input.debit_note ?? 0);
  refuseLargeDebitNote(debit_note, addMoney(moved.invoice_amt, total_tax));
  return {
    ...moved,
    client_ref_no: input.client_ref_no ?? null,
    invoice_date: input.invoice_date,
    due_date: input.due_date ?? dueDate(input.invoice_date),
    tax_code,
    tax_rate,
    total_tax,
    debit_note,
    description: input.description ?? null,
    remarks: input.remarks ?? null,
  };
}

/** When an invoice is due unless it says otherwise. */
export const dueDate = (invoiceDate: string) => addDays(invoiceDate, DAYS_TO_PAY);

function refuseLargeDebitNote(debitNote: string, withTax: string) {
  if (compareMoney(debitNote, withTax) > 0)
    throw invalid({ debit_note: [`Debit Note must be less than or equals to ${withTax}.`] });
}
