import { Report } from '../report';
import { paymentsReport } from './payments-report';
import { PaymentsReportFilters } from './payments-report-filters';

/** Everything that was received and paid. docs/domain/dashboards-and-reports.md#reports */
export const PaymentsReportPage = () => (
  <Report kind={paymentsReport} filters={(list) => <PaymentsReportFilters list={list} />} />
);
