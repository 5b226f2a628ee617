import { DocumentsReportFilters } from '../documents-report-filters';
import { Report } from '../report';
import { ReportExport } from '../report-export';
import { invoicesReport } from './invoices-report';

/** Report of all invoices with their payments. docs/domain/dashboards-and-reports.md#reports */
export const InvoicesReportPage = () => (
  <Report
    kind={invoicesReport}
    filters={(list) => <DocumentsReportFilters list={list} party="client" />}
    actions={(list) => <ReportExport kind="invoices" list={list} />}
  />
);
