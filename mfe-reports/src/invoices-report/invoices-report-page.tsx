import { DocumentsReportFilters } from '../documents-report-filters';
import { Report } from '../report';
import { invoicesReport } from './invoices-report';

/** Every invoice with what was paid of it. Specification §2 and §3. */
export const InvoicesReportPage = () => (
  <Report kind={invoicesReport} filters={(list) => <DocumentsReportFilters list={list} party="client" />} />
);
