import { DayRangeFilter } from '@siteledger/shared-lib/form';
import { DocumentStatusFilter, FilterChips, ProjectFilter, type ListState } from '@siteledger/shared-lib/table';

/** What a report of invoices or expenses is filtered by; empty is any. */
export type DocumentsReportFilter = {
  status: readonly string[];
  overdue: string;
  project: string;
  invoice_from: string;
  invoice_to: string;
};

export const noFilters: DocumentsReportFilter = {
  status: [],
  overdue: '',
  project: '',
  invoice_from: '',
  invoice_to: '',
};

const overdue = [{ value: '1', label: 'Overdue' }];

/** Which documents the report has: by status, overdue ones, of a project, issued in a range of days. */
export function DocumentsReportFilters({ list }: { list: ListState<DocumentsReportFilter> }) {
  const { filters, setFilter, setFilters } = list;
  return (
    <>
      <DocumentStatusFilter chosen={filters.status} onChange={(chosen) => setFilter('status', chosen)} />
      <FilterChips
        label="Due"
        options={overdue}
        chosen={filters.overdue}
        onChange={([chosen = '']) => setFilter('overdue', chosen)}
      />
      <ProjectFilter uuid={filters.project} onChange={(project) => setFilter('project', project)} />
      <DayRangeFilter
        label="Issued"
        value={[filters.invoice_from || null, filters.invoice_to || null]}
        onChange={([from, to]) => setFilters({ invoice_from: from ?? '', invoice_to: to ?? '' })}
      />
    </>
  );
}
