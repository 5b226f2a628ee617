import { addDays, type Day } from '../days/dates';
import type { Expense, ExpenseInput } from './expense';
import { addMoney, compareMoney, subtractMoney, toMoney, type Money } from '../money/money';

/** The four amounts of an expense, in RM. */
export type ExpenseAmounts = Pick<Expense, 'invoice_amt' | 'tax_amt' | 'dc_note' | 'retention_amt'>;

type Typed = Partial<Pick<ExpenseInput, keyof ExpenseAmounts>>;

/** The amounts of an expense as stored; an empty one is 0. */
export const expenseAmounts = ({ invoice_amt, tax_amt, dc_note, retention_amt }: Typed): ExpenseAmounts => ({
  invoice_amt: toMoney(invoice_amt ?? 0),
  tax_amt: toMoney(tax_amt ?? 0),
  dc_note: toMoney(dc_note ?? 0),
  retention_amt: toMoney(retention_amt ?? 0),
});

/** Cost of an expense, and the amount payable before any payment. RM. docs/domain/expenses.md#amounts */
export function expenseSums({ invoice_amt, tax_amt, dc_note, retention_amt }: ExpenseAmounts) {
  const total_expenses = addMoney(invoice_amt, tax_amt);
  return { total_expenses, total_payable: subtractMoney(total_expenses, dc_note, retention_amt) };
}

type Refusal = { field: keyof ExpenseAmounts; message: string };

/**
 * The first amount that brings the expense below what is paid, with the message for its field. RM.
 * docs/domain/expenses.md#fields, docs/domain/expenses.md#what-may-change
 */
export function refusedAmount(amounts: ExpenseAmounts, paid: Money = '0.00'): Refusal | undefined {
  const { total_expenses } = expenseSums(amounts);
  if (compareMoney(total_expenses, paid) < 0) {
    const least = subtractMoney(paid, amounts.tax_amt);
    return {
      field: 'invoice_amt',
      message: `Invoice Amount must be more than or equals to ${least}, because ${paid} has been paid.`,
    };
  }
  const mostNote = subtractMoney(total_expenses, paid);
  if (compareMoney(amounts.dc_note, mostNote) > 0)
    return { field: 'dc_note', message: `Debit/Credit Note must be less than or equals to ${mostNote}.` };
  const mostRetention = subtractMoney(mostNote, amounts.dc_note);
  if (compareMoney(amounts.retention_amt, mostRetention) > 0)
    return { field: 'retention_amt', message: `Retention Amount must be less than or equals to ${mostRetention}.` };
  return undefined;
}

const DAYS_TO_PAY = 30;

/** Default due date of a bill or an invoice; `days` are the client's payment terms. docs/domain/expenses.md#fields */
export const dueAfter = (received: Day, days: number | null = null): Day => addDays(received, days ?? DAYS_TO_PAY);
