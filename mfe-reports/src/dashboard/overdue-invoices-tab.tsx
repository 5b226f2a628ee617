import type { Invoice } from '@siteledger/shared-lib/domain';
import { DataTable, OverdueDays, useListState, type Column } from '@siteledger/shared-lib/table';
import { Ageing } from './ageing';
import { dashboardsApi } from './dashboards-api';

const defaults = { sort: 'due_date', order: 'asc' } as const;

const columns: Column<Invoice>[] = [
  { key: 'project.name', title: 'Project', width: 260, sortable: true },
  { key: 'client.name', title: 'Client', width: 220, sortable: true },
  { key: 'ref_no', title: 'Ref No', width: 150, sortable: true },
  { key: 'due_date', title: 'Due Date', type: 'day', sortable: true },
  {
    key: 'overdue',
    title: 'Overdue (days)',
    type: 'whole number',
    width: 150,
    sortable: true,
    render: ({ overdue }) => <OverdueDays days={overdue} />,
  },
  { key: 'total_amount', title: 'Total Amount', type: 'money', sortable: true },
  { key: 'balance', title: 'Balance', type: 'money', sortable: true, isPinned: true },
];

/** Invoices whose due date has passed, the oldest first, under how long all that is open has been open. Decision §2. */
export function OverdueInvoicesTab() {
  const list = useListState(defaults);
  return (
    <>
      <Ageing query={list.query} />
      <DataTable
        name="Overdue invoices"
        list={list}
        endpoint={dashboardsApi.endpoints.dashboardsOverdueInvoices}
        columns={columns}
        exportName="overdue-invoices.xlsx"
      />
    </>
  );
}
