import { useContractorOptionsQuery } from '@siteledger/shared-lib/api';
import { ProjectFilter, RecordFilter } from '@siteledger/shared-lib/records';
import { FilterChips, type ListState } from '@siteledger/shared-lib/table';
import { DayRangeFilter } from '@siteledger/shared-lib/ui';
import { duePresets, filtersOf, presetOf } from './due-presets';
import { type noFilters } from './list-defaults';

/** Filters of pending expenses by due date, project and supplier. */
export function PendingExpensesFilters({ list }: { list: ListState<typeof noFilters> }) {
  const { filters, setFilter, setFilters } = list;
  const { overdue, due_from, due_to } = filters;
  const preset = presetOf({ overdue, due_from, due_to });
  const range: [string | null, string | null] = preset ? [null, null] : [due_from || null, due_to || null];
  return (
    <>
      <FilterChips
        label="Due"
        options={duePresets()}
        chosen={preset ? [preset] : []}
        onChange={(chosen) => setFilters(filtersOf(chosen.find((value) => value !== preset)))}
      />
      <ProjectFilter uuid={filters.project} onChange={(project) => setFilter('project', project)} />
      <RecordFilter
        label="Supplier"
        anyText="All suppliers"
        useOptions={useContractorOptionsQuery}
        uuid={filters.contractor}
        onChange={(contractor) => setFilter('contractor', contractor)}
      />
      <DayRangeFilter
        label="Due"
        value={range}
        onChange={([from, to]) => setFilters({ overdue: '', due_from: from ?? '', due_to: to ?? '' })}
      />
    </>
  );
}
