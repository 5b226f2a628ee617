import {
  compareMoney,
  LASTING_EXPENSE_FIELDS,
  type ExpenseDetails,
  type ExpenseInput,
} from '@siteledger/shared-lib/domain';

/** Whether an expense is written off and so cannot change. docs/domain/expenses.md#what-may-change */
export const isWrittenOff = ({ status }: Pick<ExpenseDetails, 'status'>) => status === 'writeOff';

/** Whether an expense has payments. */
export const isPartPaid = ({ total_payment }: Pick<ExpenseDetails, 'total_payment'>) =>
  compareMoney(total_payment, 0) > 0;

/**
 * Whether a field is locked: after export all except dates and description, after a payment the contractor.
 * docs/domain/expenses.md#what-may-change
 */
export function isFieldLocked(expense: ExpenseDetails, field: keyof ExpenseInput) {
  if (expense.exported_at !== null) return !LASTING_EXPENSE_FIELDS.includes(field);
  return field === 'contractor_uuid' && isPartPaid(expense);
}
