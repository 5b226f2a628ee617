import { paymentSchema, type Payment, type Project } from '@siteledger/shared-lib/domain';
import { bankAndAccount, PaidDocumentLink, PaymentPartyLink } from '@siteledger/shared-lib/records';
import { DataTable, FilterChips, labelsOf, useListState, type Column } from '@siteledger/shared-lib/table';
import { expensesApi } from '../api';

const defaults = { sort: 'payment_date', order: 'desc', filters: { cashflow: '' } } as const;

const directions = [
  { value: 'IN', label: 'Received' },
  { value: 'OUT', label: 'Paid' },
];

const labels = labelsOf(paymentSchema);

const columns: Column<Payment>[] = [
  { key: 'payment_date', title: labels.payment_date, type: 'day', sortable: true },
  {
    key: 'client_or_contractor_name',
    title: 'Client or contractor',
    width: 190,
    sortable: true,
    render: (payment) => <PaymentPartyLink payment={payment} />,
  },
  {
    key: 'cert_no_or_ref_no',
    title: 'Cert No or Ref No',
    width: 140,
    sortable: true,
    render: (payment) => <PaidDocumentLink payment={payment} />,
  },
  { key: 'cheque_no', title: labels.cheque_no, width: 130, sortable: true },
  { key: 'bank', title: labels.bank, width: 120, sortable: true, render: bankAndAccount },
  { key: 'credit', title: 'Credit', type: 'money', sortable: true, isPinned: true },
  { key: 'debit', title: 'Debit', type: 'money', sortable: true, isPinned: true },
];

/**
 * Tab of a project with its receipts and payments, latest first.
 * docs/domain/payments.md#payments-of-a-project-and-in-reports
 */
export function ProjectPayments({ project }: { project: Project }) {
  const list = useListState(defaults);
  return (
    <DataTable
      name="Payments"
      list={list}
      endpoint={expensesApi.endpoints.paymentsOfProject}
      args={{ project: project.uuid }}
      columns={columns}
      filters={
        <FilterChips
          label="Direction"
          options={directions}
          chosen={list.filters.cashflow}
          // The chips are exclusive: pressing one releases the other.
          onChange={(chosen) =>
            list.setFilter('cashflow', chosen.find((value) => value !== list.filters.cashflow) ?? '')
          }
        />
      }
      nextStep={<p>No payments yet. They are received in Pending invoices and made in Pending expenses.</p>}
      exportName="payments.xlsx"
    />
  );
}
