import { invoiceSchema, type Invoice, type Project } from '@siteledger/shared-lib/domain';
import { useOutletContext } from '@siteledger/shared-lib/router';
import { overdueColumn, statusColumn } from '@siteledger/shared-lib/records';
import { DataTable, labelsOf, useNestedListState, type Column } from '@siteledger/shared-lib/table';
import { numberLink } from './number-link';
import { listViewsApi } from './list-views-api';

const labels = labelsOf(invoiceSchema);

const columns: Column<Invoice>[] = [
  {
    key: 'invoice_no',
    title: labels.invoice_no,
    width: 120,
    sortable: true,
    render: ({ uuid, invoice_no, project }) => numberLink(`/projects/${project.uuid}/invoices/${uuid}`, invoice_no),
  },
  { key: 'cert_no', title: labels.cert_no, width: 100, sortable: true },
  { key: 'invoice_date', title: labels.invoice_date, type: 'day', width: 118, sortable: true },
  { key: 'due_date', title: labels.due_date, type: 'day', width: 108, sortable: true },
  overdueColumn(),
  { key: 'total_amount', title: 'Total Amount', type: 'money', width: 142, sortable: true },
  { key: 'total_payment', title: 'Total Payment', type: 'money', width: 142, sortable: true },
  statusColumn(),
  { key: 'work_done_certified', title: labels.work_done_certified, type: 'money', width: 148, sortable: true },
  { key: 'balance', title: 'Balance', type: 'money', width: 142, sortable: true, isPinned: true },
];

/** Certificates and other invoices of the opened project, latest first. docs/domain/screens.md#routes */
export function SalesView() {
  const project = useOutletContext<Project>();
  return (
    <DataTable
      name="Sales"
      list={useNestedListState({ sort: 'invoice_date' })}
      endpoint={listViewsApi.endpoints.projectListSales}
      args={{ project: project.uuid }}
      columns={columns}
      nextStep={<p>No invoices yet. Open the project to create one.</p>}
      exportName="sales.xlsx"
      isNested
    />
  );
}
