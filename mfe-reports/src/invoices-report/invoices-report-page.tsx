import { DataTable, useListState } from '@siteledger/shared-lib/table';
import { PageHeader } from '@siteledger/shared-lib/ui';
import { reportsApi } from '../api';
import { invoiceColumns } from './invoice-columns';
import { DocumentsReportFilters, noFilters, type DocumentsReportFilter } from '../documents-report-filters';

const defaults = { sort: 'invoice_date', filters: noFilters };

/** Every invoice with what was paid of it, the latest first; the footer totals all that are filtered. */
export function InvoicesReportPage() {
  const list = useListState<DocumentsReportFilter>(defaults);
  return (
    <>
      <PageHeader title="Invoices" />
      <DataTable
        name="Invoices"
        list={list}
        endpoint={reportsApi.endpoints.reportsInvoices}
        columns={invoiceColumns}
        filters={<DocumentsReportFilters list={list} />}
        exportName="invoices-report.xlsx"
      />
    </>
  );
}
