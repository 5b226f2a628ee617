import { ReportPrint } from '../report-print';
import { invoicesReport } from './invoices-report';

/** The invoices report on paper. */
export const InvoicesPrintPage = () => <ReportPrint kind={invoicesReport} />;
