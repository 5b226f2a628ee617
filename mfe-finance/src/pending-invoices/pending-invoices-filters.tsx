import { DayRangeFilter } from '@siteledger/shared-lib/form';
import { ProjectFilter } from '@siteledger/shared-lib/records';
import { type ListState } from '@siteledger/shared-lib/table';

/** What pending invoices are filtered by; empty is any. */
export type PendingInvoicesFilter = { ageing: readonly string[]; project: string; due_from: string; due_to: string };

export const noFilters: PendingInvoicesFilter = { ageing: [], project: '', due_from: '', due_to: '' };

/** Which pending invoices are shown: of a project, due in a range of days. */
export function PendingInvoicesFilters({ list }: { list: ListState<PendingInvoicesFilter> }) {
  const { filters, setFilter } = list;
  return (
    <>
      <ProjectFilter uuid={filters.project} onChange={(project) => setFilter('project', project)} />
      <DayRangeFilter label="Due" {...list.days('due_from', 'due_to')} />
    </>
  );
}
