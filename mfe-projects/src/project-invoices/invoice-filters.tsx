import { DayRangeFilter } from '@siteledger/shared-lib/form';
import { DocumentStatusFilter } from '@siteledger/shared-lib/records';
import { type ListState } from '@siteledger/shared-lib/table';
import { OverdueFilter } from '../overdue-filter';

/** What a project's invoices are filtered by; nothing is any. */
export const noFilters = { status: [] as string[], overdue: '', from: '', to: '' };

/** Which invoices are shown, and the period of what was received and receivable. */
export function InvoiceFilters({ list }: { list: ListState<typeof noFilters> }) {
  const { filters, setFilter } = list;
  return (
    <>
      <DocumentStatusFilter chosen={filters.status} onChange={(status) => setFilter('status', status)} />
      <OverdueFilter chosen={filters.overdue} onChange={(overdue) => setFilter('overdue', overdue)} />
      <DayRangeFilter label="Period" {...list.days('from', 'to')} />
    </>
  );
}
