import { DayRangeFilter } from '@siteledger/shared-lib/form';
import { FilterChips, ProjectFilter, type ListState } from '@siteledger/shared-lib/table';

/** What the payments report is filtered by; '' is any. */
export type PaymentsReportFilter = { cashflow: string; project: string; from: string; to: string };

export const noFilters: PaymentsReportFilter = { cashflow: '', project: '', from: '', to: '' };

const directions = [
  { value: 'IN', label: 'Received' },
  { value: 'OUT', label: 'Paid' },
];

/** Which payments the report has: received or paid, of a project, in a range of days. */
export function PaymentsReportFilters({ list }: { list: ListState<PaymentsReportFilter> }) {
  const { filters, setFilter, setFilters } = list;
  return (
    <>
      <FilterChips
        label="Direction"
        options={directions}
        chosen={filters.cashflow}
        // One or the other: what is pressed takes the place of what was.
        onChange={(chosen) => setFilter('cashflow', chosen.find((value) => value !== filters.cashflow) ?? '')}
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
