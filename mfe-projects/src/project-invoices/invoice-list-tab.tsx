import type { Project } from '@siteledger/shared-lib/domain';
import { useOutletContext } from '@siteledger/shared-lib/router';
import { AccountingExportButton, CreateButton, exportOfProject } from '@siteledger/shared-lib/records';
import { DataTable, useListState } from '@siteledger/shared-lib/table';
import { MoveButton } from '../moves';
import { invoiceColumns } from './invoice-columns';
import { InvoiceFilters, noFilters } from './invoice-filters';
import { invoicesPath } from './invoice-texts';
import { PrintLink } from './print-link';
import { projectInvoicesApi } from './project-invoices-api';
import './project-invoices.css';

const defaults = { sort: 'created_at', filters: noFilters };

/** A tab of a project's page: its certificates and other invoices, the latest first. screens.md#routes, certificates.md#fields */
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
