import type { Invoice } from '@siteledger/shared-lib/domain';
import { CreatedInProjects } from '@siteledger/shared-lib/records';
import { DataTable, useListState } from '@siteledger/shared-lib/table';
import { DocumentStatusFilter, latestDocuments } from './document-status-filter';
import { invoiceColumns } from './document-columns';
import { partyDocumentsApi, type Sales } from './party-documents-api';

const columnsOfClient = invoiceColumns.filter(({ key }) => key !== 'client_name');

/** Invoices to a client or by our own company, latest first. */
export function InvoicesTable({ sales }: { sales: Sales }) {
  const list = useListState(latestDocuments);
  return (
    <DataTable<Invoice, Sales>
      name="Invoices"
      list={list}
      endpoint={partyDocumentsApi.endpoints.clientsInvoices}
      args={sales}
      columns={'client' in sales ? columnsOfClient : invoiceColumns}
      filters={
        <DocumentStatusFilter chosen={list.filters.status} onChange={(value) => list.setFilter('status', value)} />
      }
      nextStep={<CreatedInProjects>No invoices yet. They are created in a project.</CreatedInProjects>}
      exportName="invoices.xlsx"
    />
  );
}
