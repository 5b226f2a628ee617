import { addEndpoints } from '@siteledger/shared-lib/api';
import type { Expense, Payment } from '@siteledger/shared-lib/domain';

/** Expenses and payments in the one API slice. */
export const expensesApi = addEndpoints((build) => ({
  /**
   * Expenses that are open (pending or part paid) with the sums of all that are filtered, in RM; filters `project`,
   * `overdue` (1), `due_from` and `due_to`.
   * docs/domain/lists-and-search.md#filters-of-documents, docs/domain/states-and-deletions.md#invoices-and-expenses
   */
  expensesPending: build.list<Expense>('GET /expenses', ['Expense', 'Payment'], { status: 'pending' }),
  /**
   * Receipts and payments of one project, the latest first, with sums of all that are filtered, in RM; filter `cashflow`
   * (IN or OUT). docs/domain/payments.md#payments-of-a-project-and-in-reports
   */
  paymentsOfProject: build.ofProject<Payment>('GET /projects/:/payments', ['Payment']),
}));
