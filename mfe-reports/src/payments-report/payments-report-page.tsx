import { Report } from '../report';
import { paymentsReport } from './payments-report';
import { PaymentsReportFilters } from './payments-report-filters';

/** Report of all receipts and payments. docs/domain/dashboards-and-reports.md#reports */
export const PaymentsReportPage = () => (
  <Report kind={paymentsReport} filters={(list) => <PaymentsReportFilters list={list} />} />
);
