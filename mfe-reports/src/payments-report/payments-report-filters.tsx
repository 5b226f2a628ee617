import { BankFilter, ClientFilter, ContractorFilter, ProjectFilter } from '@siteledger/shared-lib/records';
import { FilterChips, type ListState } from '@siteledger/shared-lib/table';
import { DayRangeFilter } from '@siteledger/shared-lib/ui';

/** Filters of the payments report; '' means any. The names are those of `REPORT_PATHS`. */
export type PaymentsReportFilter = {
  cashflow: string;
  project: string;
  client: string;
  contractor: string;
  bank: string;
  from: string;
  to: string;
};

export const noFilters: PaymentsReportFilter = {
  cashflow: '',
  project: '',
  client: '',
  contractor: '',
  bank: '',
  from: '',
  to: '',
};

const directions = [
  { value: 'IN', label: 'Received' },
  { value: 'OUT', label: 'Paid' },
];

/** Filters of the payments report by direction, project, party, bank and range of days. */
export function PaymentsReportFilters({ list }: { list: ListState<PaymentsReportFilter> }) {
  const { filters, setFilter } = list;
  return (
    <>
      <ProjectFilter uuid={filters.project} onChange={(project) => setFilter('project', project)} />
      <ClientFilter uuid={filters.client} onChange={(client) => setFilter('client', client)} />
      <ContractorFilter uuid={filters.contractor} onChange={(contractor) => setFilter('contractor', contractor)} />
      <FilterChips
        label="Direction"
        options={directions}
        chosen={filters.cashflow}
        // The chips are exclusive: pressing one releases the other.
        onChange={(chosen) => setFilter('cashflow', chosen.find((value) => value !== filters.cashflow) ?? '')}
      />
      <BankFilter bank={filters.bank} onChange={(bank) => setFilter('bank', bank)} />
      <DayRangeFilter label="Paid" {...list.days('from', 'to')} />
    </>
  );
}
