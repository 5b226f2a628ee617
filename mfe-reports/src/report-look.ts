import type { DocumentGroup, ListQuery } from '@siteledger/shared-lib/domain';
import type { Filters } from '@siteledger/shared-lib/table';
import { namedColumns } from './group-columns';
import type { ReportKind } from './report-kind';
import type { ReportView } from './report-view';

/** Storage key of a report's column choice; documents, documents with ageing, and groups each have their own. */
const columnsKey = (path: string, look?: string) => [path.slice(1).replace('/', '-'), look].filter(Boolean).join('-');

/** Endpoint and columns of a report's documents, for its list and its print. */
export function documentsLook<Row extends { uuid: string }, Group extends DocumentGroup, F extends Filters>(
  { path, documents }: ReportKind<Row, Group, F>,
  view: ReportView,
  query: ListQuery,
) {
  const isAged = view.isAged && documents.aged !== undefined;
  return {
    endpoint: documents.endpoint,
    columns: (isAged && documents.aged) || documents.columns,
    columnsKey: columnsKey(path, isAged ? 'aged' : undefined),
    args: { filters: view.filtersOf(query), ...(isAged && { aged: '1' as const }) },
  };
}

/** Endpoint and columns of a report's groups. */
export function groupsLook<Row extends { uuid: string }, Group extends DocumentGroup, F extends Filters>(
  { path, groups }: ReportKind<Row, Group, F>,
  view: ReportView,
  query: ListQuery,
) {
  return {
    endpoint: groups.endpoint,
    columns: namedColumns(groups.columns, view.groupBy === 'project' ? 'Project' : groups.party),
    columnsKey: columnsKey(path, 'groups'),
    args: { filters: view.filtersOf(query), group_by: view.groupBy },
  };
}
