import { dueAfter, expenseAmounts, type ExpenseInput, type Money, refusedAmount } from '@siteledger/shared-lib/domain';
import { invalid } from '../../http/errors';

/**
 * The columns of an expense that follow from what was typed, for a new one and for a changed one alike; `paid` is what
 * it has to leave room for. docs/domain/expenses.md#fields
 */
export function expenseColumns(input: ExpenseInput, today: string, paid: Money = '0.00') {
  const date_received = input.date_received ?? today;
  return {
    ...amountsOf(input, paid),
    ref_no: input.ref_no,
    description: input.description ?? null,
    invoice_date: input.invoice_date,
    date_received,
    due_date: input.due_date ?? dueAfter(date_received),
  };
}

function amountsOf(input: ExpenseInput, paid: Money) {
  const amounts = expenseAmounts(input);
  const refusal = refusedAmount(amounts, paid);
  if (refusal) throw invalid({ [refusal.field]: [refusal.message] });
  return amounts;
}
