import { addEndpoints } from '@siteledger/shared-lib/api';
import type { Expense, Payment } from '@siteledger/shared-lib/domain';

/** Endpoints of expenses and payments. */
export const expensesApi = addEndpoints((build) => ({
  /**
   * Open expenses (pending or partly paid) with the sums of all that match the filters, in RM; filters `project`,
   * `overdue` (1), `due_from` and `due_to`. docs/domain/lists-and-search.md#filters-of-documents,
   * docs/domain/states-and-deletions.md#invoices-and-expenses
   */
  expensesPending: build.list<Expense>('GET /expenses', ['Expense', 'Payment'], { status: 'pending' }),
  /**
   * Receipts and payments of a project, latest first, with the sums of all that match the filters, in RM; filter
   * `cashflow` (IN or OUT). docs/domain/payments.md#payments-of-a-project-and-in-reports
   */
  paymentsOfProject: build.ofProject<Payment>('GET /projects/:/payments', ['Payment']),
}));
