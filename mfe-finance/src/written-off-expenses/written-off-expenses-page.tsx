import { usePermissions } from '@siteledger/shared-lib/permission';
import { DataTable, ProjectFilter, useListState } from '@siteledger/shared-lib/table';
import { PageHeader } from '@siteledger/shared-lib/ui';
import { UndoWriteOffButton } from './undo-write-off-button';
import { writtenOffExpensesApi } from './written-off-api';
import { writtenOffColumns } from './written-off-columns';

const defaults = { sort: 'write_off_date', order: 'desc', filters: { project: '' } } as const;

/** Expenses that nobody will pay any more, the latest first; who may, takes a write-off back. Specification §2. */
export function WrittenOffExpensesPage() {
  const list = useListState<{ project: string }>(defaults);
  const { can } = usePermissions();
  return (
    <>
      <PageHeader title="Write-off expenses" />
      <DataTable
        name="Write-off expenses"
        list={list}
        endpoint={writtenOffExpensesApi.endpoints.writtenOffExpensesList}
        columns={writtenOffColumns}
        filters={
          <ProjectFilter uuid={list.filters.project} onChange={(project) => list.setFilter('project', project)} />
        }
        rowActions={can('writeoff.manage') ? (expense) => <UndoWriteOffButton expense={expense} /> : undefined}
        rowActionsWidth={88}
        exportName="write-off-expenses.xlsx"
      />
    </>
  );
}
