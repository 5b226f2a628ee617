import {
  dueAfter,
  expenseAmounts,
  type ExpenseInput,
  expenseSchema,
  type Money,
  refusedAmount,
} from '@siteledger/shared-lib/domain';
import { ownColumns, type OwnFields } from '../../db/own-fields';
import { invalid } from '../../http/errors/errors';

/**
 * The columns of an expense computed from the form, for creating and changing; a 422 when less than `paid` is payable.
 * docs/domain/expenses.md#fields
 */
export function expenseColumns(input: OwnFields<ExpenseInput>, today: string, paid: Money = '0.00') {
  const date_received = input.date_received ?? today;
  const due_date = input.due_date ?? dueAfter(date_received);
  return { ...ownColumns<ExpenseInput>(expenseSchema, input), ...amountsOf(input, paid), date_received, due_date };
}

function amountsOf(input: OwnFields<ExpenseInput>, paid: Money) {
  const amounts = expenseAmounts(input);
  const refusal = refusedAmount(amounts, paid);
  if (refusal) throw invalid({ [refusal.field]: [refusal.message] });
  return amounts;
}
