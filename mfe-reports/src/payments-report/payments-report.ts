import type { Payment, PaymentGroup } from '@siteledger/shared-lib/domain';
import { reportsApi } from '../api';
import { REPORT_SORTS } from '../first-calls';
import { REPORT_PATHS } from '../report-address';
import type { ReportKind } from '../report-kind';
import { paymentColumns, paymentGroupColumns } from './payment-columns';
import { noFilters, type PaymentsReportFilter } from './payments-report-filters';

// A client's projects also have payments to contractors, so the client's own are only the receipts.
const filtersOf = ({ kind, uuid }: PaymentGroup): Partial<PaymentsReportFilter> => {
  if (kind === 'client') return { client: uuid, cashflow: 'IN' };
  return kind === 'project' ? { project: uuid } : { contractor: uuid };
};

/** Definition of the report of receipts and payments, latest first. docs/domain/dashboards-and-reports.md#reports */
export const paymentsReport: ReportKind<Payment, PaymentGroup, PaymentsReportFilter> = {
  name: 'Payments',
  path: REPORT_PATHS.payments,
  fileName: 'payments-report.xlsx',
  views: 'reports-payments',
  documents: {
    endpoint: reportsApi.endpoints.reportsPayments,
    columns: paymentColumns,
    defaults: { sort: REPORT_SORTS.payments, filters: noFilters },
  },
  groups: {
    endpoint: reportsApi.endpoints.reportsPaymentGroups,
    columns: paymentGroupColumns,
    sort: 'payment_amt',
    party: 'Client or contractor',
    filtersOf,
  },
};
