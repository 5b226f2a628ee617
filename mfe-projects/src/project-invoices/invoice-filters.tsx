import { DOCUMENT_STATUSES } from '@siteledger/shared-lib/domain';
import { DayRangeFilter } from '@siteledger/shared-lib/form';
import { FilterChips, type ListState } from '@siteledger/shared-lib/table';
import { statusText } from '@siteledger/shared-lib/ui';

/** What a project's invoices are filtered by; nothing is any. */
export const noFilters = { status: [] as string[], from: '', to: '' };

// The filter "pending" finds part-paid ones too. Decision §4.
const statuses = DOCUMENT_STATUSES.map((value) => ({ value, label: value === 'pending' ? 'Open' : statusText(value) }));

/** Which invoices are shown, and the period of what was received and receivable. */
export function InvoiceFilters({ list }: { list: ListState<typeof noFilters> }) {
  const { filters, setFilter, setFilters } = list;
  return (
    <>
      <FilterChips
        label="Status"
        options={statuses}
        chosen={filters.status}
        onChange={(status) => setFilter('status', status)}
      />
      <DayRangeFilter
        label="Period"
        value={[filters.from || null, filters.to || null]}
        onChange={([from, to]) => setFilters({ from: from ?? '', to: to ?? '' })}
      />
    </>
  );
}
