import type { Project } from '@siteledger/shared-lib/domain';
import { useOutletContext } from '@siteledger/shared-lib/router';
import {
  AccountingExportButton,
  CreateButton,
  exportOfProject,
  DocumentStatusFilter,
  ImportButton,
} from '@siteledger/shared-lib/records';
import { DataTable, useListState, type ListState } from '@siteledger/shared-lib/table';
import { DayRangeFilter } from '@siteledger/shared-lib/ui';
import { MoveButton } from '../moves';
import { invoiceColumns } from './invoice-columns';
import { invoicesPath } from './invoice-texts';
import { PrintLink } from './print-link';
import { projectInvoicesApi } from './project-invoices-api';
import { OverdueFilter } from '../overdue-filter';
import './project-invoices.css';

/** Filters of a project's invoices; an empty value means any. */
const noFilters = { status: [] as string[], overdue: '', from: '', to: '' };

const defaults = { sort: 'created_at', filters: noFilters };

/**
 * Tab of a project with its certificates and other invoices, latest first. screens.md#routes, certificates.md#fields
 */
export function InvoiceListTab() {
  const project = useOutletContext<Project>();
  const list = useListState<typeof noFilters>(defaults);
  const create = (
    <CreateButton to={`${invoicesPath(project.uuid)}/create`} permission="project.invoice" search="">
      New invoice
    </CreateButton>
  );
  return (
    <DataTable
      name="Invoices"
      list={list}
      endpoint={projectInvoicesApi.endpoints.projectInvoicesList}
      args={{ project: project.uuid }}
      columns={invoiceColumns(project)}
      columnsKey="project-invoices"
      filters={<InvoiceFilters list={list} />}
      actions={
        <>
          <AccountingExportButton {...exportOfProject(project, 'invoices')} />
          <ImportButton entity="invoice" />
          {create}
        </>
      }
      rowActions={(invoice) => <PrintLink invoice={invoice} isSmall />}
      rowActionsWidth={56}
      selectionActions={({ uuids, clear }) => (
        <MoveButton kind="invoices" project={project} uuids={uuids} onMoved={clear} />
      )}
      nextStep={
        <>
          <p>No invoices yet. Certificates and other invoices are listed here.</p>
          {create}
        </>
      }
      exportName="invoices.xlsx"
    />
  );
}

function InvoiceFilters({ list }: { list: ListState<typeof noFilters> }) {
  const { filters, setFilter } = list;
  return (
    <>
      <DocumentStatusFilter chosen={filters.status} onChange={(status) => setFilter('status', status)} />
      <OverdueFilter chosen={filters.overdue} onChange={(overdue) => setFilter('overdue', overdue)} />
      <DayRangeFilter label="Period" {...list.days('from', 'to')} />
    </>
  );
}
