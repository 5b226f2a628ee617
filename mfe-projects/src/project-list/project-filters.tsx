import { PROJECT_STATUSES } from '@siteledger/shared-lib/domain';
import { ClientFilter } from '@siteledger/shared-lib/records';
import { FilterChips, type ListState } from '@siteledger/shared-lib/table';
import { statusText } from '@siteledger/shared-lib/ui';
import { useProjectsClientOptionsQuery } from '../api';

const statuses = PROJECT_STATUSES.map((status) => ({ value: status, label: statusText(status) }));

// Each has its own parameter in the address.
const flags = [
  { value: 'under_way', label: 'Under way' },
  { value: 'over_budget', label: 'Over budget' },
  { value: 'behind', label: 'Behind' },
] as const;

type Flag = (typeof flags)[number]['value'];

type Filter = Record<Flag | 'client' | 'as_of', string> & { status: readonly string[] };

/** Filters of the list by status (none chosen: all), progress and client. projects.md#states */
export function ProjectFilters({ list: { filters, setFilter, setFilters } }: { list: ListState<Filter> }) {
  const chosen = flags.map(({ value }) => value).filter((flag) => filters[flag] !== '');
  const flagsOf = (on: readonly Flag[]) =>
    Object.fromEntries(flags.map(({ value }) => [value, on.includes(value) ? '1' : ''])) as Record<Flag, string>;
  return (
    <>
      <FilterChips
        label="Status"
        options={statuses}
        chosen={filters.status}
        onChange={(value) => setFilter('status', value)}
      />
      <FilterChips label="Work" options={flags} chosen={chosen} onChange={(on) => setFilters(flagsOf(on))} />
      <ClientFilter
        useOptions={useProjectsClientOptionsQuery}
        uuid={filters.client}
        onChange={(value) => setFilter('client', value)}
      />
    </>
  );
}
