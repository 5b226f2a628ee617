import type { ListQuery, ListReply } from '@siteledger/shared-lib/domain';
import { useLocation } from '@siteledger/shared-lib/router';
import { firstScreenIsDrawn, MayWaitContext, ControlLookContext } from '@siteledger/shared-lib/ui';
import { useEffect, type ComponentType, type ReactNode, use } from 'react';
import { useAddressColumns } from './columns/address-columns';
import type { Column } from './columns/column';
import { useColumnChoice } from './columns/column-choice';
import type { ListEndpoint } from './list/list-endpoint';
import { LoadFailure, NoData } from './list/list-messages';
import { RowCards } from './cards/row-cards';
import { RowTable } from './rows/row-table';
import type { OpenedRow, RowsProps, Selection } from './rows/rows-props';
import { TablePager } from './toolbar/table-pager';
import { TableToolbar } from './toolbar/table-toolbar';
import { useIsNarrow } from './use-is-narrow';
import type { AnyList } from './list/use-list-state';
import { useSelection, type Selected } from './selection/use-selection';
import './table.css';

type Props<Row extends { uuid: string }, Args> = {
  /** Name of the list, such as "Clients": labels the region, the search box and the Excel sheet. */
  name: string;
  list: AnyList;
  endpoint: ListEndpoint<Row, Args>;
  columns: readonly Column<Row>[];
  /** Stores the column choice under `siteledger.columns.<columnsKey>`. */
  columnsKey?: string;
  /** Enables saved views of the list, stored on the server under this screen name, such as "reports-invoices". */
  savedViews?: string;
  /** The screen's own filters, next to the search box. */
  filters?: ReactNode;
  /** Buttons of the list, such as "Create". */
  actions?: ReactNode;
  rowActions?: (row: Row) => ReactNode;
  /** Width in px of the row's buttons; by default 120. */
  rowActionsWidth?: number;
  /** Content below an expanded row. */
  expanded?: (row: Row) => ReactNode;
  /** The expanded row, if the screen controls it, for example by its address; otherwise each row expands on its own. */
  opened?: OpenedRow<Row>;
  /** Ticked rows controlled by the screen; `selectionActions` is enough for actions on them. */
  selection?: Selection;
  /**
   * Buttons for the ticked rows, such as "Move"; enables ticking. They get the ticked uuids, the rows as last loaded,
   * and `clear` to untick them afterwards. Ticks survive other pages and filters; the bar shows their number and offers
   * to clear or export them.
   */
  selectionActions?: (selected: Selected<Row>) => ReactNode;
  /** Suggested next step of an empty list, such as a "Create" button. */
  nextStep?: ReactNode;
  /** Name of the Excel file; by default 'excel.xlsx'. docs/domain/lists-and-search.md#export */
  exportName?: string;
  /** Arguments of the endpoint besides the list's query. */
  args?: Args;
  /**
   * A list in an expanded row or a dialog: small controls, as high as its rows up to a limit, no pager for a single
   * page. It needs `useNestedListState`.
   */
  isNested?: boolean;
  /** Only rows, totals and pager; the surroundings provide the rest. */
  isRowsOnly?: boolean;
  /** Replaces the table or cards, for a screen that does more with its rows. */
  look?: ComponentType<RowsProps<Row>>;
};

/**
 * A list of the API as a table, or as cards on a narrow screen. It has server paging, sorting and search kept in the
 * address, column choice, expandable rows, selection with actions, totals of all matching rows where the response has
 * `totals`, Excel export, and the four states loading, empty, error and data.
 */
export function DataTable<Row extends { uuid: string }, Args = unknown>(props: Props<Row, Args>) {
  if (!props.isNested) return <List {...props} />;
  return (
    <NestedLook>
      <List {...props} />
    </NestedLook>
  );
}

function List<Row extends { uuid: string }, Args>(props: Props<Row, Args>) {
  const { name, list, endpoint, args, columns, columnsKey, isNested } = props;
  const query = { ...list.query, ...args } as ListQuery & Args;
  const { data: latest, currentData, error, isFetching, refetch } = endpoint.useQuery(query);
  const choice = useColumnChoice(columnsKey, columns, useAddressColumns(columns, !isNested));
  const hasFailed = error !== undefined && !isFetching;
  // While the next rows load, the previous ones stay. After a failure they are hidden, as they do not match the new
  // filter.
  const data = hasFailed ? currentData : latest;
  const rows = data?.data ?? [];
  const { selection, selected } = useSelection(props, rows);
  const created = useCreatedRecord();
  const isDrawn = data !== undefined || hasFailed;
  useEffect(() => {
    if (isDrawn) firstScreenIsDrawn();
  }, [isDrawn]);

  return (
    <MayWaitContext value={true}>
      <section className="sl-list" data-nested={isNested} aria-label={name} aria-busy={isFetching}>
        {!props.isRowsOnly && <TableToolbar {...props} query={query} choice={choice} rows={rows} selected={selected} />}
        {hasFailed && (
          <LoadFailure error={error} hasRows={data !== undefined} onRetry={refetch} onShowAll={list.showAll} />
        )}
        {(data || !hasFailed) && (
          <ListRows
            {...props}
            reply={data}
            query={query}
            columns={choice.shown}
            isLoading={isFetching}
            selection={selection}
            created={created}
          />
        )}
        <TablePager reply={data} list={list} isNested={isNested} />
      </section>
    </MayWaitContext>
  );
}

// A page that creates a record returns to the list with its uuid.
function useCreatedRecord() {
  const { state } = useLocation() as { state: { created?: string } | null };
  return state?.created;
}

type ListRowsProps<Row extends { uuid: string }, Args> = Props<Row, Args> & {
  reply?: ListReply<Row>;
  query: ListQuery & Args;
  isLoading: boolean;
  created: string | undefined;
};

// Cards where a table of a dozen columns would be unreadable.
function ListRows<Row extends { uuid: string }, Args>(props: ListRowsProps<Row, Args>) {
  const { reply, list, endpoint, query, nextStep } = props;
  const isNarrow = useIsNarrow();
  const Rows = props.look ?? (isNarrow ? RowCards<Row> : RowTable<Row>);
  return (
    <Rows
      {...props}
      rows={reply?.data ?? []}
      totals={reply?.totals}
      sorting={reply?.current_sorting ?? list.query}
      onSort={list.setSort}
      empty={<NoData {...{ list, endpoint, query, nextStep }} />}
    />
  );
}

/** Small controls for a nested list; the usual ones on a narrow screen, for touch. */
function NestedLook({ children }: { children: ReactNode }) {
  const look = use(ControlLookContext);
  const size = useIsNarrow() ? 'middle' : 'small';
  return <ControlLookContext value={{ ...look, size }}>{children}</ControlLookContext>;
}
