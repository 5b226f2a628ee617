import { ReportPrint } from '../report-print';
import { paymentsReport } from './payments-report';

/** Print page of the payments report. */
export const PaymentsPrintPage = () => <ReportPrint kind={paymentsReport} />;
