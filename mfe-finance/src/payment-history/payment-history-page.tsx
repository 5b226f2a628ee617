import { paymentRecordSchema, type PaymentRecord } from '@siteledger/shared-lib/domain';
import { Link } from '@siteledger/shared-lib/router';
import { DataTable, labelsOf, useListState, type Column, type ListState } from '@siteledger/shared-lib/table';
import { DayRangeFilter, PageHeader } from '@siteledger/shared-lib/ui';
import { bankAndAccount, BankFilter, ProjectFilter } from '@siteledger/shared-lib/records';
import { HistorySummary } from './history-summary';
import { paymentHistoryApi } from './payment-history-api';
import { RecordActions } from './record-actions';
import { RecordRows } from './record-rows';

type PaymentHistoryFilter = { bank: string; project: string; from: string; to: string };

const noFilters: PaymentHistoryFilter = { bank: '', project: '', from: '', to: '' };

const defaults = { sort: 'payment_date', order: 'desc', filters: noFilters } as const;

const labels = labelsOf(paymentRecordSchema);

const columns: Column<PaymentRecord>[] = [
  { key: 'record_no', title: 'Voucher No', width: 122, sortable: true },
  { key: 'payment_date', title: labels.payment_date, type: 'day', width: 125, sortable: true },
  { key: 'bank', title: labels.bank, width: 150, sortable: true, render: bankAndAccount },
  { key: 'cheque_no', title: labels.cheque_no, width: 124, sortable: true },
  { key: 'payment_count', title: 'Payments', type: 'whole number', width: 106, sortable: true },
  { key: 'remark', title: labels.remark, width: 150 },
  { key: 'total_paid', title: 'Total Paid', type: 'money', sortable: true, isPinned: true },
];

/**
 * Paid batches, latest first, with their sums; a row expands to its payments. docs/domain/screens.md#routes,
 * docs/domain/payments.md#payment-history
 */
export function PaymentHistoryPage() {
  const list = useListState<PaymentHistoryFilter>(defaults);
  return (
    <>
      <PageHeader title="Payment history" />
      <HistorySummary query={list.query} />
      <DataTable
        name="Payment history"
        list={list}
        endpoint={paymentHistoryApi.endpoints.paymentHistoryList}
        columns={columns}
        filters={<PaymentHistoryFilters list={list} />}
        expanded={(record) => <RecordRows record={record} />}
        rowActions={(record) => <RecordActions record={record} />}
        rowActionsWidth={84}
        nextStep={
          <>
            <p>No payments yet. Payments of bills are listed here.</p>
            <Link to="/bulk-payment/pending-expenses">Open the pending expenses</Link>
          </>
        }
        exportName="payment-history.xlsx"
      />
    </>
  );
}

function PaymentHistoryFilters({ list }: { list: ListState<PaymentHistoryFilter> }) {
  const { filters, setFilter } = list;
  return (
    <>
      <BankFilter bank={filters.bank} onChange={(bank) => setFilter('bank', bank)} />
      <ProjectFilter uuid={filters.project} onChange={(project) => setFilter('project', project)} />
      <DayRangeFilter label="Paid" {...list.days('from', 'to')} />
    </>
  );
}
