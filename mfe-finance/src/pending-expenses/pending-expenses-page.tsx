import { DataTable, useListState } from '@siteledger/shared-lib/table';
import { PageHeader } from '@siteledger/shared-lib/ui';
import { expensesApi } from '../api';
import { expenseColumns } from './expense-columns';
import { noFilters, PendingExpensesFilters } from './pending-expenses-filters';

const defaults = { sort: 'due_date', order: 'asc', filters: noFilters } as const;

/** What is still to be paid to contractors and suppliers, the longest due first. */
export function PendingExpensesPage() {
  const list = useListState<typeof noFilters>(defaults);
  return (
    <>
      <PageHeader title="Pending expenses" />
      <DataTable
        name="Pending expenses"
        list={list}
        endpoint={expensesApi.endpoints.expensesPending}
        columns={expenseColumns}
        filters={<PendingExpensesFilters list={list} />}
        exportName="pending-expenses.xlsx"
      />
    </>
  );
}
