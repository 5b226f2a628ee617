import { paymentSchema, type Payment } from '@siteledger/shared-lib/domain';
import { DataTable, labelsOf, useListState, type Column } from '@siteledger/shared-lib/table';
import { PageHeader } from '@siteledger/shared-lib/ui';
import { reportsApi } from '../api';
import { noFilters, PaymentsReportFilters, type PaymentsReportFilter } from './payments-report-filters';

const defaults = { sort: 'payment_date', filters: noFilters };

const labels = labelsOf(paymentSchema);

/** The columns of the payments report; RM, credit is what came in and debit what went out. Specification §3. */
const columns: Column<Payment>[] = [
  { key: 'payment_date', title: labels.payment_date, type: 'day', width: 150, sortable: true },
  { key: 'project.name', title: 'Project', width: 250, sortable: true },
  { key: 'client_or_contractor_name', title: 'Client or contractor', width: 240, sortable: true },
  { key: 'cert_no_or_ref_no', title: 'Cert No or Ref No', width: 170, sortable: true },
  { key: 'client.name', title: 'Client', width: 220, sortable: true, isHidden: true },
  { key: 'bank', title: labels.bank, width: 140, sortable: true },
  { key: 'cheque_no', title: labels.cheque_no, width: 140, sortable: true },
  { key: 'credit', title: 'Credit', type: 'money', sortable: true },
  { key: 'debit', title: 'Debit', type: 'money', sortable: true },
];

/** Everything that was received and paid, the latest first; the footer totals all that are filtered. */
export function PaymentsReportPage() {
  const list = useListState<PaymentsReportFilter>(defaults);
  return (
    <>
      <PageHeader title="Payments" />
      <DataTable
        name="Payments"
        list={list}
        endpoint={reportsApi.endpoints.reportsPayments}
        columns={columns}
        filters={<PaymentsReportFilters list={list} />}
        exportName="payments-report.xlsx"
      />
    </>
  );
}
