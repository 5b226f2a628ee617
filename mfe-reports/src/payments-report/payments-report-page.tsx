import { Report } from '../report';
import { paymentsReport } from './payments-report';
import { PaymentsReportFilters } from './payments-report-filters';

/** Everything that was received and paid. Specification §2 and §3. */
export const PaymentsReportPage = () => (
  <Report kind={paymentsReport} filters={(list) => <PaymentsReportFilters list={list} />} />
);
