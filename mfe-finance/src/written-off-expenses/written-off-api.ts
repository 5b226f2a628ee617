import { addEndpoints } from '@siteledger/shared-lib/api';
import type { Expense } from '@siteledger/shared-lib/domain';

/** What the list of written-off expenses calls, in the one API slice. */
export const writtenOffExpensesApi = addEndpoints((build) => ({
  /**
   * Expenses that are written off, with the sums of all that are filtered, in RM; filter `project`.
   * docs/domain/lists-and-search.md#filters-of-documents
   */
  writtenOffExpensesList: build.list<Expense>('GET /expenses', ['Expense'], { status: 'writeOff' }),
  /**
   * Takes a write-off back: the expense is open again as it was; 409 when it is not written off or changed meanwhile.
   * docs/domain/payments.md#write-offs
   */
  // Also where it is refused: the list is out of date then.
  writtenOffExpensesUndo: build.remove('DELETE /write-off/expenses/:', [
    'Expense',
    'Project',
    'ProjectFigures',
    'PurchaseOrder',
  ]),
}));

export const { useWrittenOffExpensesUndoMutation } = writtenOffExpensesApi;
