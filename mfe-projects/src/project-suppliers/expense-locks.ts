import {
  compareMoney,
  LASTING_EXPENSE_FIELDS,
  type ExpenseDetails,
  type ExpenseInput,
} from '@siteledger/shared-lib/domain';

/** Whether an expense is written off: nothing of it changes. docs/domain/expenses.md#what-may-change */
export const isWrittenOff = ({ status }: Pick<ExpenseDetails, 'status'>) => status === 'writeOff';

/** Whether anything was paid on an expense. */
export const isPartPaid = ({ total_payment }: Pick<ExpenseDetails, 'total_payment'>) =>
  compareMoney(total_payment, 0) > 0;

/**
 * Whether a field does not change any more: but for dates and description once exported, the contractor once paid.
 * docs/domain/expenses.md#what-may-change
 */
export function isFieldLocked(expense: ExpenseDetails, field: keyof ExpenseInput) {
  if (expense.exported_at !== null) return !LASTING_EXPENSE_FIELDS.includes(field);
  return field === 'contractor_uuid' && isPartPaid(expense);
}
