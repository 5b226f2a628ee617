import { type Expense, expenseSchema, paymentSchema, writeOffSchema } from '@siteledger/shared-lib/domain';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { ProjectFilter, contractorColumn, projectColumn, refNoColumn } from '@siteledger/shared-lib/records';
import { Link } from '@siteledger/shared-lib/router';
import { DataTable, useListState, labelsOf, type Column } from '@siteledger/shared-lib/table';
import { PageHeader } from '@siteledger/shared-lib/ui';
import { UndoWriteOffButton } from '../undo-write-off-button';
import { useWrittenOffExpensesUndoMutation, writtenOffExpensesApi } from './written-off-api';

const defaults = { sort: 'write_off_date', order: 'desc', filters: { project: '' } } as const;

/** Written-off expenses, latest first; users with the permission can undo a write-off. screens.md#routes */
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

const labels = labelsOf(expenseSchema);

/** Columns of written-off expenses; amounts in RM. docs/domain/dashboards-and-reports.md#reports */
const writtenOffColumns: Column<Expense>[] = [
  projectColumn({ width: 180 }),
  { key: 'invoice_date', title: labels.invoice_date, type: 'day', width: 122, sortable: true },
  contractorColumn({ width: 165 }),
  refNoColumn('expense', { width: 118 }),
  // The name by which an import finds the bill. docs/domain/imports.md#exported-lists
  {
    key: 'expense',
    title: labelsOf(paymentSchema).expense_uuid,
    width: 200,
    isHidden: true,
    value: ({ contractor_name, ref_no }) => `${contractor_name} / ${ref_no}`,
  },
  { key: 'description', title: labels.description, width: 220, sortable: true, isHidden: true },
  { key: 'total_expenses', title: 'Total Expenses', type: 'money', sortable: true, isHidden: true },
  { key: 'write_off_amt', title: 'Write-off Amount', type: 'money', width: 160, sortable: true },
  { key: 'write_off_date', title: 'Write-off Date', type: 'day', width: 130, sortable: true },
  { key: 'write_off_reason', title: labelsOf(writeOffSchema).reason, width: 140, sortable: true },
];
