import { ReportPrint } from '../report-print';
import { invoicesReport } from './invoices-report';

/** Print page of the invoices report. */
export const InvoicesPrintPage = () => <ReportPrint kind={invoicesReport} />;
