import { DocumentStatusFilter } from '@siteledger/shared-lib/records';
import type { ListState } from '@siteledger/shared-lib/table';
import { DayRangeFilter } from '@siteledger/shared-lib/ui';
import { ContractorFilter } from '../contractor-filter';
import { OverdueFilter } from '../overdue-filter';

/** Filters of a project's expenses; '' means any. */
export const noFilters = {
  status: [] as readonly string[],
  overdue: '',
  contractor: '',
  invoice_from: '',
  invoice_to: '',
};

type Props = { project: string; list: ListState<typeof noFilters> };

/** Filters of the project's expenses by status, overdue, contractor, and period of invoice dates. */
export function ExpenseFilters({ project, list }: Props) {
  const { filters, setFilter } = list;
  return (
    <>
      <DocumentStatusFilter chosen={filters.status} onChange={(value) => setFilter('status', value)} />
      <OverdueFilter chosen={filters.overdue} onChange={(overdue) => setFilter('overdue', overdue)} />
      <ContractorFilter
        className="supplier-filter"
        aria-label="Contractor"
        project={project}
        uuid={filters.contractor}
        onChange={(contractor) => setFilter('contractor', contractor)}
      />
      <DayRangeFilter label="Invoice Date" {...list.days('invoice_from', 'invoice_to')} />
    </>
  );
}
