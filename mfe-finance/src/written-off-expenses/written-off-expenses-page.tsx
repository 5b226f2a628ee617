import type { Expense } from '@siteledger/shared-lib/domain';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { ProjectFilter } from '@siteledger/shared-lib/records';
import { Link } from '@siteledger/shared-lib/router';
import { DataTable, useListState } from '@siteledger/shared-lib/table';
import { PageHeader } from '@siteledger/shared-lib/ui';
import { UndoWriteOffButton } from '../undo-write-off-button';
import { useWrittenOffExpensesUndoMutation, writtenOffExpensesApi } from './written-off-api';
import { writtenOffColumns } from './written-off-columns';

const defaults = { sort: 'write_off_date', order: 'desc', filters: { project: '' } } as const;

/** Expenses that nobody will pay any more, the latest first; who may, takes a write-off back. screens.md#routes */
export function WrittenOffExpensesPage() {
  const list = useListState<{ project: string }>(defaults);
  const { can } = usePermissions();
  return (
    <>
      <PageHeader title="Written-off expenses" />
      <DataTable
        name="Written-off expenses"
        list={list}
        endpoint={writtenOffExpensesApi.endpoints.writtenOffExpensesList}
        columns={writtenOffColumns}
        filters={
          <ProjectFilter uuid={list.filters.project} onChange={(project) => list.setFilter('project', project)} />
        }
        rowActions={can('writeoff.manage') ? (expense) => <UndoExpense expense={expense} /> : undefined}
        rowActionsWidth={116}
        nextStep={
          <>
            <p>No written-off expenses.</p>
            <Link to="/bulk-payment/pending-expenses">Open the pending expenses</Link>
          </>
        }
        exportName="write-off-expenses.xlsx"
      />
    </>
  );
}

function UndoExpense({ expense }: { expense: Expense }) {
  const [undo] = useWrittenOffExpensesUndoMutation();
  const { uuid, version, ref_no, contractor_name, write_off_amt } = expense;
  return (
    <UndoWriteOffButton
      name={ref_no}
      amount={write_off_amt}
      owed={`to ${contractor_name}`}
      onUndo={() => undo({ uuid, version }).unwrap()}
    />
  );
}
