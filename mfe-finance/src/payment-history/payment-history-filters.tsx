import { DISBURSEMENT_BANKS } from '@siteledger/shared-lib/domain';
import { DayRangeFilter } from '@siteledger/shared-lib/form';
import { ProjectFilter, type ListState } from '@siteledger/shared-lib/table';
import { Select } from '@siteledger/shared-lib/ui';

/** What the payment history is filtered by; '' is any. */
export type PaymentHistoryFilter = { bank: string; project: string; from: string; to: string };

export const noFilters: PaymentHistoryFilter = { bank: '', project: '', from: '', to: '' };

const banks = DISBURSEMENT_BANKS.map((bank) => ({ value: bank, label: bank }));

/** Which batches are shown: of a bank, that paid for a project, paid in a range of days. */
export function PaymentHistoryFilters({ list }: { list: ListState<PaymentHistoryFilter> }) {
  const { filters, setFilter, setFilters } = list;
  return (
    <>
      <Select
        className="sl-list-filter"
        aria-label="Disbursement Bank"
        placeholder="All banks"
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        options={banks}
        value={filters.bank || undefined}
        onChange={(bank?: string) => setFilter('bank', bank ?? '')}
      />
      <ProjectFilter uuid={filters.project} onChange={(project) => setFilter('project', project)} />
      <DayRangeFilter
        label="Paid"
        value={[filters.from || null, filters.to || null]}
        onChange={([from, to]) => setFilters({ from: from ?? '', to: to ?? '' })}
      />
    </>
  );
}
