import { ReportPrint } from '../report-print';
import { paymentsReport } from './payments-report';

/** The payments report on paper. */
export const PaymentsPrintPage = () => <ReportPrint kind={paymentsReport} />;
