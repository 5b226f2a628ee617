import type { InvoiceGroup, ListedInvoice } from '@siteledger/shared-lib/domain';
import { reportsApi } from '../api';
import { noFilters, type DocumentsReportFilter } from '../documents-report-filters';
import { REPORT_SORTS } from '../first-calls';
import { REPORT_PATHS } from '../report-address';
import type { ReportKind } from '../report-kind';
import { agedInvoiceColumns, invoiceColumns, invoiceGroupColumns } from './invoice-columns';

/**
 * Definition of the report of invoices with their payments, latest first. docs/domain/dashboards-and-reports.md#reports
 */
export const invoicesReport: ReportKind<ListedInvoice, InvoiceGroup, DocumentsReportFilter> = {
  name: 'Invoices',
  path: REPORT_PATHS.invoices,
  fileName: 'invoices-report.xlsx',
  views: 'reports-invoices',
  documents: {
    endpoint: reportsApi.endpoints.reportsInvoices,
    columns: invoiceColumns,
    aged: agedInvoiceColumns,
    defaults: { sort: REPORT_SORTS.invoices, filters: noFilters },
  },
  groups: {
    endpoint: reportsApi.endpoints.reportsInvoiceGroups,
    columns: invoiceGroupColumns,
    sort: 'balance',
    party: 'Client',
    filtersOf: ({ kind, uuid }) => (kind === 'project' ? { project: uuid } : { client: uuid }),
  },
};
