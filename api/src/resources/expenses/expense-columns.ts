import {
  addDays,
  addMoney,
  compareMoney,
  type ExpenseInput,
  type Money,
  subtractMoney,
  toMoney,
} from '@siteledger/shared-lib/domain';
import { invalid } from '../../http/errors';

const DAYS_TO_PAY = 30;

/** The columns of an expense that follow from what was typed, for a new one and for a changed one alike; `paid` is what it has to leave room for. Decision §3. */
export function expenseColumns(input: ExpenseInput, today: string, paid: Money = '0.00') {
  const date_received = input.date_received ?? today;
  return {
    ...amountsOf(input, paid),
    ref_no: input.ref_no,
    description: input.description ?? null,
    invoice_date: input.invoice_date,
    date_received,
    due_date: input.due_date ?? addDays(date_received, DAYS_TO_PAY),
  };
}

// Each of the three has its own message, so that the field which is wrong is the one that is marked.
function amountsOf(input: ExpenseInput, paid: Money) {
  const invoice_amt = toMoney(input.invoice_amt);
  const tax_amt = toMoney(input.tax_amt ?? 0);
  const dc_note = toMoney(input.dc_note ?? 0);
  const retention_amt = toMoney(input.retention_amt ?? 0);
  const withTax = addMoney(invoice_amt, tax_amt);
  if (compareMoney(withTax, paid) < 0)
    throw invalid({
      invoice_amt: [
        `Invoice Amount must be more than or equals to ${subtractMoney(paid, tax_amt)}, for ${paid} is paid.`,
      ],
    });
  const mostNote = subtractMoney(withTax, paid);
  if (compareMoney(dc_note, mostNote) > 0)
    throw invalid({ dc_note: [`Debit/Credit Note must be less than or equals to ${mostNote}.`] });
  const mostRetention = subtractMoney(mostNote, dc_note);
  if (compareMoney(retention_amt, mostRetention) > 0)
    throw invalid({ retention_amt: [`Retention Amount must be less than or equals to ${mostRetention}.`] });
  return { invoice_amt, tax_amt, dc_note, retention_amt };
}
