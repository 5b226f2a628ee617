import { DocumentsReportFilters } from '../documents-report-filters';
import { Report } from '../report';
import { ReportExport } from '../report-export';
import { invoicesReport } from './invoices-report';

/** Every invoice with what was paid of it. docs/domain/dashboards-and-reports.md#reports */
export const InvoicesReportPage = () => (
  <Report
    kind={invoicesReport}
    filters={(list) => <DocumentsReportFilters list={list} party="client" />}
    actions={(list) => <ReportExport kind="invoices" list={list} />}
  />
);
