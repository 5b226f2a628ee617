import type { ListQuery } from '@siteledger/shared-lib/domain';
import type { ReactNode } from 'react';
import { useAppDispatch } from '@siteledger/shared-lib/api';
import type { Column } from '../columns/column';
import { ColumnChooser } from '../columns/column-chooser';
import type { ColumnChoice } from '../columns/column-choice';
import { DEFAULT_EXPORT_NAME, ExportMenu } from '../export/export-menu';
import type { ListEndpoint } from '../list/list-endpoint';
import { SavedViews } from '../saved-views/saved-views';
import { CardSorting } from './card-sorting';
import { FilterRow } from './filter-row';
import { SearchBox } from './search-box';
import { SelectionBar } from '../selection/selection-bar';
import { useIsNarrow } from '../use-is-narrow';
import type { ListState } from '../list/use-list-state';
import type { Selected } from '../selection/use-selection';
import { pagesOf } from '../export/list-pages';
import { useListFile, type ExportedList } from '../export/use-list-file';

type Props<Row extends { uuid: string }, Args> = {
  name: string;
  list: Pick<ListState, 'query' | 'setSearch' | 'setSort'>;
  query: ListQuery & Args;
  endpoint: ListEndpoint<Row, Args>;
  columns: readonly Column<Row>[];
  choice: ColumnChoice<Row>;
  savedViews?: string;
  filters?: ReactNode;
  actions?: ReactNode;
  exportName?: string;
  rows: readonly Row[];
  /** The ticked rows; undefined without any. */
  selected?: Selected<Row>;
  selectionActions?: (selected: Selected<Row>) => ReactNode;
};

/**
 * Toolbar of a list: search and filters on the left; columns, export and the screen's own buttons on the right. While
 * rows are ticked, their actions replace the right side, so that no row moves. On a phone everything but the search and
 * the screen's own buttons is folded, and the actions for ticked rows have a line that stays visible.
 */
export function TableToolbar<Row extends { uuid: string }, Args>(props: Props<Row, Args>) {
  const { name, list, query, endpoint, columns, choice, filters, actions, exportName = DEFAULT_EXPORT_NAME } = props;
  const { savedViews } = props;
  const isNarrow = useIsNarrow();
  const bar = <TickedRows {...props} exportName={exportName} />;
  const tools = (
    <>
      {savedViews && <SavedViews screen={savedViews} columns={choice.shown.map(({ key }) => key)} />}
      <ColumnChooser columns={columns} choice={choice} />
      <ExportListButton {...{ name, columns, endpoint, query }} shown={choice.shown} fileName={exportName} />
    </>
  );
  return (
    <>
      <div className="sl-list-toolbar">
        <div className="sl-list-tools">
          <SearchBox
            label={`Search ${name.toLowerCase()}`}
            search={list.query.search ?? ''}
            onSearch={list.setSearch}
          />
          <FilterRow
            more={
              <>
                <CardSorting columns={choice.shown} list={list} />
                {tools}
              </>
            }
          >
            {filters}
          </FilterRow>
        </div>
        {props.selected && !isNarrow
          ? bar
          : (!isNarrow || actions) && (
              <div className="sl-list-tools">
                {!isNarrow && tools}
                {actions}
              </div>
            )}
      </div>
      {isNarrow && bar}
    </>
  );
}

function TickedRows<Row extends { uuid: string }, Args>(props: Props<Row, Args> & { exportName: string }) {
  const { selected, selectionActions, rows, choice, name, columns, query, exportName } = props;
  if (!selected || !selectionActions) return null;
  return (
    <SelectionBar
      selected={selected}
      onPage={rows.filter(({ uuid }) => selected.uuids.includes(uuid)).length}
      actions={selectionActions}
      list={{ name, columns, query, shown: choice.shown, fileName: exportName }}
    />
  );
}

type ExportListButtonProps<Row, Args> = ExportedList<Row> & {
  endpoint: ListEndpoint<Row, Args>;
  query: ListQuery & Args;
};

/** Exports every page of the list with its filters, sorting and columns. docs/domain/lists-and-search.md#export */
function ExportListButton<Row extends { uuid: string }, Args>(props: ExportListButtonProps<Row, Args>) {
  const dispatch = useAppDispatch();
  const file = useListFile(props);
  return (
    <ExportMenu
      label="Export"
      fileName={props.fileName}
      order={() => file(pagesOf(dispatch, props.endpoint, props.query))}
    />
  );
}
