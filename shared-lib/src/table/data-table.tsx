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
  /** What the list is of, such as "Clients": names the region, the search box and the Excel sheet. */
  name: string;
  list: AnyList;
  endpoint: ListEndpoint<Row, Args>;
  columns: readonly Column<Row>[];
  /** Keeps the column choice under `siteledger.columns.<columnsKey>`. */
  columnsKey?: string;
  /** Offers the user's own views of the list, which the server keeps under this name of the screen, such as "reports-invoices". */
  savedViews?: string;
  /** The screen's own filters, beside the search box. */
  filters?: ReactNode;
  /** Buttons of the list, such as "Create". */
  actions?: ReactNode;
  /** Buttons of one row. */
  rowActions?: (row: Row) => ReactNode;
  /** Room in px for them in the table; 120 unless given. */
  rowActionsWidth?: number;
  /** What an opened row shows below itself. */
  expanded?: (row: Row) => ReactNode;
  /** Which row is open, where the screen decides it, as by its address; without it each row opens by itself. */
  opened?: OpenedRow<Row>;
  /** Ticked rows that the screen itself keeps; for actions over them alone, `selectionActions` is enough. */
  selection?: Selection;
  /**
   * Buttons over the ticked rows, such as "Move": with it rows can be ticked. They get the ticked rows' uuids, the rows
   * as last loaded, and `clear` to untick them when it is done. Ticks stay on other pages and under other filters; the
   * bar says how many there are, offers to clear them and to export them.
   */
  selectionActions?: (selected: Selected<Row>) => ReactNode;
  /** The next step that an empty list offers, such as a "Create" button. */
  nextStep?: ReactNode;
  /** The Excel file; 'excel.xlsx' unless given. docs/domain/lists-and-search.md#export */
  exportName?: string;
  /** What the endpoint needs beside the list's query. */
  args?: Args;
  /**
   * A list inside an opened row or a dialog: small controls, as high as its rows up to a limit, no pager for one page.
   * It takes `useNestedListState`.
   */
  isNested?: boolean;
  /** Rows, totals and pages only: what is around the list decides what it has. */
  isRowsOnly?: boolean;
  /** Draws the rows by itself, for a screen that does more with them than a table or cards. */
  look?: ComponentType<RowsProps<Row>>;
};

/**
 * A list of the API as a table (as cards on a narrow screen): server paging, sorting and search kept in the address,
 * column choice, expanding, selection with actions over it, totals of the whole filtered set where the reply has
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
  // While the next rows load those before stay; they are never shown as what a new filter, that failed, has chosen.
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

// A page that creates a record leads back to the list with its uuid.
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

// Cards where a table of a dozen columns could not be read.
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

/** The small controls of a list inside another; fingers get the usual ones. */
function NestedLook({ children }: { children: ReactNode }) {
  const look = use(ControlLookContext);
  const size = useIsNarrow() ? 'middle' : 'small';
  return <ControlLookContext value={{ ...look, size }}>{children}</ControlLookContext>;
}
