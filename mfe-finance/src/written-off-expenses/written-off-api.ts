import { addEndpoints } from '@siteledger/shared-lib/api';
import type { Expense } from '@siteledger/shared-lib/domain';

/** Endpoints of written-off expenses. */
export const writtenOffExpensesApi = addEndpoints((build) => ({
  /**
   * Written-off expenses with the sums of all that match the filters, in RM; filter `project`.
   * docs/domain/lists-and-search.md#filters-of-documents
   */
  writtenOffExpensesList: build.list<Expense>('GET /expenses', ['Expense'], { status: 'writeOff' }),
  /**
   * Undoes a write-off, so that the expense is open again; 409 if it is not written off or changed meanwhile.
   * docs/domain/payments.md#write-offs
   */
  // These are invalidated after a refusal too, because the list is then out of date.
  writtenOffExpensesUndo: build.remove('DELETE /write-off/expenses/:', [
    'Expense',
    'Project',
    'ProjectFigures',
    'PurchaseOrder',
  ]),
}));

export const { useWrittenOffExpensesUndoMutation } = writtenOffExpensesApi;
