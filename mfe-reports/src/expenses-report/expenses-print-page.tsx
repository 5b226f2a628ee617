import { ReportPrint } from '../report-print';
import { expensesReport } from './expenses-report';

/** The expenses report on paper. */
export const ExpensesPrintPage = () => <ReportPrint kind={expensesReport} />;
