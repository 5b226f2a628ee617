import type { Invoice } from '@siteledger/shared-lib/domain';
import { DataTable, FilterChips, useListState } from '@siteledger/shared-lib/table';
import { documentStatuses } from './document-statuses';
import { invoiceColumns } from './document-columns';
import { partyDocumentsApi, type Sales } from './party-documents-api';

const noStatus: readonly string[] = [];
const defaults = { sort: 'invoice_date', filters: { status: noStatus } } as const;

const columnsOfClient = invoiceColumns.filter(({ key }) => key !== 'client_name');

/** Invoices to a client, or those of our own company, the latest first. */
export function InvoicesTable({ sales }: { sales: Sales }) {
  const list = useListState<{ status: readonly string[] }>(defaults);
  return (
    <DataTable<Invoice, Sales>
      name="Invoices"
      list={list}
      endpoint={partyDocumentsApi.endpoints.clientsInvoices}
      args={sales}
      columns={'client' in sales ? columnsOfClient : invoiceColumns}
      filters={
        <FilterChips
          label="Status"
          options={documentStatuses}
          chosen={list.filters.status}
          onChange={(value) => list.setFilter('status', value)}
        />
      }
      exportName="invoices.xlsx"
    />
  );
}
