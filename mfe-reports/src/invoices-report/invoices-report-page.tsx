import { DataTable, useListState } from '@siteledger/shared-lib/table';
import { PageHeader } from '@siteledger/shared-lib/ui';
import { reportsApi } from '../api';
import { invoiceColumns } from './invoice-columns';
import { InvoicesReportFilters, noFilters, type InvoicesReportFilter } from './invoices-report-filters';

const defaults = { sort: 'invoice_date', filters: noFilters };

/** Every invoice with what was paid of it, the latest first; the footer totals all that are filtered. */
export function InvoicesReportPage() {
  const list = useListState<InvoicesReportFilter>(defaults);
  return (
    <>
      <PageHeader title="Invoices" />
      <DataTable
        name="Invoices"
        list={list}
        endpoint={reportsApi.endpoints.reportsInvoices}
        columns={invoiceColumns}
        filters={<InvoicesReportFilters list={list} />}
        exportName="invoices-report.xlsx"
      />
    </>
  );
}
