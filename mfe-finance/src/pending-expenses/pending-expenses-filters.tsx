import { DayRangeFilter } from '@siteledger/shared-lib/form';
import { FilterChips, ProjectFilter, type ListState } from '@siteledger/shared-lib/table';

/** What pending expenses are filtered by; '' is any. */
export const noFilters = { overdue: '', project: '', due_from: '', due_to: '' };

const overdue = [{ value: '1', label: 'Overdue' }];

/** Which pending expenses are shown: overdue ones, of a project, due in a range of days. */
export function PendingExpensesFilters({ list }: { list: ListState<typeof noFilters> }) {
  const { filters, setFilter, setFilters } = list;
  return (
    <>
      <FilterChips
        label="Due"
        options={overdue}
        chosen={filters.overdue}
        onChange={([chosen = '']) => setFilter('overdue', chosen)}
      />
      <ProjectFilter uuid={filters.project} onChange={(project) => setFilter('project', project)} />
      <DayRangeFilter
        label="Due"
        value={[filters.due_from || null, filters.due_to || null]}
        onChange={([from, to]) => setFilters({ due_from: from ?? '', due_to: to ?? '' })}
      />
    </>
  );
}
