import { DayRangeFilter } from '@siteledger/shared-lib/form';
import { BankFilter, ProjectFilter } from '@siteledger/shared-lib/records';
import { type ListState } from '@siteledger/shared-lib/table';

/** What the payment history is filtered by; '' is any. */
export type PaymentHistoryFilter = { bank: string; project: string; from: string; to: string };

export const noFilters: PaymentHistoryFilter = { bank: '', project: '', from: '', to: '' };

/** Which batches are shown: of a bank, that paid for a project, paid in a range of days. */
export function PaymentHistoryFilters({ list }: { list: ListState<PaymentHistoryFilter> }) {
  const { filters, setFilter } = list;
  return (
    <>
      <BankFilter bank={filters.bank} onChange={(bank) => setFilter('bank', bank)} />
      <ProjectFilter uuid={filters.project} onChange={(project) => setFilter('project', project)} />
      <DayRangeFilter label="Paid" {...list.days('from', 'to')} />
    </>
  );
}
