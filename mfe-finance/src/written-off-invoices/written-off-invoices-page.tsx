import { invoiceSchema, type Invoice } from '@siteledger/shared-lib/domain';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { clientColumn, projectColumn, refNoColumn, ProjectFilter } from '@siteledger/shared-lib/records';
import { Link } from '@siteledger/shared-lib/router';
import { DataTable, labelsOf, useListState, type Column } from '@siteledger/shared-lib/table';
import { PageHeader } from '@siteledger/shared-lib/ui';
import { UndoWriteOffButton } from '../undo-write-off-button';
import { useWrittenOffInvoicesUndoMutation, writtenOffInvoicesApi } from './written-off-invoices-api';

const defaults = { sort: 'write_off_date', order: 'desc', filters: { project: '' } } as const;

const labels = labelsOf(invoiceSchema);

// Includes the client, who did not pay. docs/domain/dashboards-and-reports.md#reports
const columns: Column<Invoice>[] = [
  projectColumn({ width: 170 }),
  { key: 'invoice_date', title: labels.invoice_date, type: 'day', sortable: true },
  { key: 'contractor.name', title: 'Contractor', width: 200, sortable: true, isHidden: true },
  clientColumn({ key: 'client_name' }),
  refNoColumn('invoice'),
  // Unlike the Ref No, it says to an import that an invoice is meant. docs/domain/imports.md#exported-lists
  { key: 'invoice_no', title: labels.invoice_no, width: 140, isHidden: true },
  { key: 'write_off_amt', title: 'Write-off Amount', type: 'money', width: 156, sortable: true },
  { key: 'write_off_date', title: 'Write-off Date', type: 'day', width: 132, sortable: true },
  { key: 'write_off_reason', title: 'Reason', width: 150, sortable: true },
];

/** Written-off invoices, with a button to undo a write-off. screens.md#routes, dashboards-and-reports.md#reports */
export function WrittenOffInvoicesPage() {
  const list = useListState<{ project: string }>(defaults);
  const { can } = usePermissions();
  return (
    <>
      <PageHeader title="Written-off invoices" />
      <DataTable
        name="Written-off invoices"
        list={list}
        endpoint={writtenOffInvoicesApi.endpoints.writtenOffInvoicesList}
        columns={columns}
        filters={
          <ProjectFilter uuid={list.filters.project} onChange={(project) => list.setFilter('project', project)} />
        }
        rowActions={can('writeoff.manage') ? (invoice) => <UndoInvoice invoice={invoice} /> : undefined}
        rowActionsWidth={116}
        nextStep={
          <>
            <p>No written-off invoices.</p>
            <Link to="/pending-invoices/list">Open the pending invoices</Link>
          </>
        }
        exportName="write-off-invoices.xlsx"
      />
    </>
  );
}

function UndoInvoice({ invoice }: { invoice: Invoice }) {
  const [undo] = useWrittenOffInvoicesUndoMutation();
  const { uuid, version, ref_no, client_name, write_off_amt } = invoice;
  return (
    <UndoWriteOffButton
      name={ref_no}
      amount={write_off_amt}
      owed={`by ${client_name}`}
      onUndo={() => undo({ uuid, version }).unwrap()}
    />
  );
}
