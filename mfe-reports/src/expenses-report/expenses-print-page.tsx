import { ReportPrint } from '../report-print';
import { expensesReport } from './expenses-report';

/** Print page of the expenses report. */
export const ExpensesPrintPage = () => <ReportPrint kind={expensesReport} />;
