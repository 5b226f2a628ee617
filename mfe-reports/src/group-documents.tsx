import type { DocumentGroup } from '@siteledger/shared-lib/domain';
import { DataTable, useNestedListState, type Filters, type ListState } from '@siteledger/shared-lib/table';
import type { ReportKind } from './report-kind';
import type { ReportView } from './report-view';

type Props<Row extends { uuid: string }, Group extends DocumentGroup, F extends Filters> = {
  kind: ReportKind<Row, Group, F>;
  group: Group;
  /** The report's own list, whose search and filters also apply here. */
  list: ListState<F>;
  view: ReportView;
};

// Columns omitted because the group determines them; a client's group has only receipts, a contractor's only payments.
const COLUMNS_OF_GROUP: Record<DocumentGroup['kind'], readonly string[]> = {
  project: ['project.name'],
  client: ['client.name', 'client_or_contractor_name', 'debit'],
  contractor: ['contractor.name', 'client_or_contractor_name', 'credit'],
};

/** Documents of one group, with their own footer. */
export function GroupDocuments<Row extends { uuid: string }, Group extends DocumentGroup, F extends Filters>({
  kind: { name, documents, groups },
  group,
  list,
  view,
}: Props<Row, Group, F>) {
  const { sort, order } = documents.defaults;
  const filters = { ...list.filters, ...groups.filtersOf(group) } as F;
  const nested = useNestedListState<F>({ sort, order, filters });
  const columns = documents.aged ?? documents.columns;
  return (
    <DataTable
      isNested
      isRowsOnly
      name={`${name} of ${group.name}`}
      list={nested}
      endpoint={documents.endpoint}
      columns={columns.filter(({ key }) => !COLUMNS_OF_GROUP[group.kind].includes(key))}
      args={{
        filters: view.filtersOf(nested.query),
        search: list.query.search,
        ...(documents.aged && { aged: '1' as const }),
      }}
    />
  );
}
