import { DocumentsReportFilters } from '../documents-report-filters';
import { Report } from '../report';
import { ReportExport } from '../report-export';
import { expensesReport } from './expenses-report';

/** Every bill with what was paid of it. Specification §2 and §3. */
export const ExpensesReportPage = () => (
  <Report
    kind={expensesReport}
    filters={(list) => <DocumentsReportFilters list={list} party="contractor" />}
    actions={(list) => <ReportExport kind="expenses" list={list} />}
  />
);
