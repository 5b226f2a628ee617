import { purchaseOrderSchema, type Project, type PurchaseOrder } from '@siteledger/shared-lib/domain';
import { useOutletContext } from '@siteledger/shared-lib/router';
import { contractorColumn, statusColumn } from '@siteledger/shared-lib/records';
import { DataTable, labelsOf, useNestedListState, type Column } from '@siteledger/shared-lib/table';
import { numberLink } from './number-link';
import { listViewsApi } from './list-views-api';

const labels = labelsOf(purchaseOrderSchema);

const columns: Column<PurchaseOrder>[] = [
  {
    key: 'po_no',
    title: labels.po_no,
    width: 120,
    sortable: true,
    render: ({ po_no, project, contractor }) =>
      numberLink(`/projects/${project.uuid}/purchase-orders/${contractor.uuid}`, po_no),
  },
  contractorColumn({ width: 160 }),
  { key: 'issued_date', title: labels.issued_date, type: 'day', width: 118, sortable: true },
  statusColumn({ width: 104 }),
  { key: 'total_value', title: labels.total_value, type: 'money', width: 136, sortable: true },
  { key: 'billed', title: 'Billed', type: 'money', width: 136, sortable: true },
  { key: 'over_billed', title: 'Over-billed', type: 'money', width: 136, sortable: true },
  { key: 'outstanding', title: 'Outstanding', type: 'money', width: 136, sortable: true, isPinned: true },
];

/** Purchase orders of the opened project, latest first. docs/domain/screens.md#routes */
export function PurchasesView() {
  const project = useOutletContext<Project>();
  return (
    <DataTable
      name="Purchases"
      list={useNestedListState({ sort: 'issued_date' })}
      endpoint={listViewsApi.endpoints.projectListPurchases}
      args={{ project: project.uuid }}
      columns={columns}
      nextStep={<p>No purchase orders yet. Open the project to create one.</p>}
      exportName="purchases.xlsx"
      isNested
    />
  );
}
