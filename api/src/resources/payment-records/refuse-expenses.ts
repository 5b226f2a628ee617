import { type Money, refusalOfPayment } from '@siteledger/shared-lib/domain';
import { invalid } from '../../http/errors/errors';
import { type LockedExpense } from './payment-records.queries';

export type Payable = { expense_id: number; project_id: number; payment_amt: Money };

/**
 * The rows of a batch; a 422 naming each expense that is missing, repeated or not open for its amount.
 * docs/domain/payments.md#payment-records
 */
export function payablesOf(amounts: Readonly<Record<string, Money>>, expenses: readonly LockedExpense[]): Payable[] {
  const byReference = new Map(
    expenses.flatMap((expense) => [
      [expense.uuid, expense],
      [String(expense.id), expense],
    ]),
  );
  const errors: Record<string, string[]> = {};
  const named = new Set<number>();
  const payables = Object.entries(amounts).flatMap(([reference, payment_amt]) => {
    const expense = byReference.get(reference.toLowerCase());
    const refusal = expense && named.has(expense.id) ? 'The expense is named twice.' : refusalOf(expense, payment_amt);
    if (expense) named.add(expense.id);
    if (!expense || refusal) {
      errors[`payments.${reference}`] = [refusal ?? NOT_FOUND];
      return [];
    }
    return [{ expense_id: expense.id, project_id: expense.project_id, payment_amt }];
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return payables;
}

const NOT_FOUND = 'Expense not found.';

function refusalOf(expense: LockedExpense | undefined, amount: Money) {
  return expense ? refusalOfPayment(expense, amount) : NOT_FOUND;
}
