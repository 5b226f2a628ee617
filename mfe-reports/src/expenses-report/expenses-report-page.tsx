import { DocumentsReportFilters } from '../documents-report-filters';
import { Report } from '../report';
import { ReportExport } from '../report-export';
import { expensesReport } from './expenses-report';

/** Report of all bills with their payments. docs/domain/dashboards-and-reports.md#reports */
export const ExpensesReportPage = () => (
  <Report
    kind={expensesReport}
    filters={(list) => <DocumentsReportFilters list={list} party="contractor" />}
    actions={(list) => <ReportExport kind="expenses" list={list} />}
  />
);
