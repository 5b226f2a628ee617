import { expenseSchema, type Expense, type Project } from '@siteledger/shared-lib/domain';
import { useOutletContext } from '@siteledger/shared-lib/router';
import { contractorColumn, overdueColumn, statusColumn } from '@siteledger/shared-lib/records';
import { DataTable, labelsOf, useNestedListState, type Column } from '@siteledger/shared-lib/table';
import { numberLink } from './number-link';
import { listViewsApi } from './list-views-api';

const labels = labelsOf(expenseSchema);

const columns: Column<Expense>[] = [
  {
    key: 'ref_no',
    title: labels.ref_no,
    width: 110,
    sortable: true,
    render: ({ uuid, ref_no, project }) => numberLink(`/projects/${project.uuid}/suppliers/expenses/${uuid}`, ref_no),
  },
  contractorColumn({ key: 'contractor_name', width: 160 }),
  { key: 'invoice_date', title: labels.invoice_date, type: 'day', width: 118, sortable: true },
  { key: 'due_date', title: labels.due_date, type: 'day', width: 108, sortable: true },
  overdueColumn(),
  { key: 'total_expenses', title: 'Total Expenses', type: 'money', width: 142, sortable: true },
  { key: 'total_payment', title: 'Total Payment', type: 'money', width: 142, sortable: true },
  statusColumn(),
  { key: 'balance', title: 'Balance', type: 'money', width: 142, sortable: true, isPinned: true },
];

/** Bills that the opened project received, latest first. screens.md#routes */
export function ReceivedView() {
  const project = useOutletContext<Project>();
  return (
    <DataTable
      name="Received"
      list={useNestedListState({ sort: 'invoice_date' })}
      endpoint={listViewsApi.endpoints.projectListReceived}
      args={{ project: project.uuid }}
      columns={columns}
      nextStep={<p>No expenses yet. Open the project to enter one.</p>}
      exportName="received.xlsx"
      isNested
    />
  );
}
