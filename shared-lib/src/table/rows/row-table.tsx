import { Table } from 'antd';
import { useEffect, useRef, type RefObject } from 'react';
import { antdColumns } from '../columns/antd-columns';
import { cellValue, formatCell, widthOf } from '../columns/column';
import { LOADING_TEXT } from '../list/list-messages';
import type { OpenedRow, RowsProps } from './rows-props';
import { totalsRow } from './totals-row';
import { useOpenedRowInView } from './use-opened-row-in-view';
import { useRowsHeight } from './use-rows-height';

// Above this the rows outside the view are not in the document.
const MOST_ROWS_IN_DOCUMENT = 100;

const CHECKBOX_WIDTH = 48;
const DEFAULT_ACTIONS_WIDTH = 120;

/** A list's rows as a table that fills the window, with its header and totals always in view. */
export function RowTable<Row extends { uuid: string }>(props: RowsProps<Row>) {
  const { name, rows, columns, totals, sorting, onSort, isLoading, empty, rowActions, expanded, opened, selection } =
    props;
  const actionsWidth = props.rowActionsWidth ?? DEFAULT_ACTIONS_WIDTH;
  const place = useRef<HTMLDivElement>(null);
  const height = useRowsHeight(place, props);
  useReachableRows(place);
  const table = useOpenedRowInView(place, opened?.uuid, rows);
  const hasTotals = totals !== undefined && rows.length > 0;
  const extraColumns = Number(Boolean(selection)) + Number(Boolean(expanded));
  const width = columns.reduce(
    (sum, column) => sum + widthOf(column),
    extraColumns * CHECKBOX_WIDTH + (rowActions ? actionsWidth : 0),
  );

  return (
    <div ref={place} className="sl-list-rows">
      <Table<Row>
        ref={table}
        aria-label={name}
        rowKey="uuid"
        dataSource={rows}
        columns={antdColumns({ columns, sorting, rowActions, actionsWidth })}
        pagination={false}
        virtual={rows.length > MOST_ROWS_IN_DOCUMENT}
        scroll={{ x: width, y: height }}
        showSorterTooltip={false}
        loading={{ spinning: isLoading, description: LOADING_TEXT }}
        locale={{ emptyText: isLoading ? ' ' : empty }}
        expandable={expanded && { expandedRowRender: expanded, columnWidth: CHECKBOX_WIDTH, ...openedInAntd(opened) }}
        rowSelection={
          selection && {
            columnWidth: CHECKBOX_WIDTH,
            fixed: true,
            preserveSelectedRowKeys: true,
            selectedRowKeys: [...selection.keys],
            onChange: (keys) => selection.onChange(keys),
            getCheckboxProps: (row) => ({ 'aria-label': `Select ${columns[0] ? textOf(columns[0], row) : row.uuid}` }),
          }
        }
        onChange={(_pagination, _filters, sorter) => {
          const { columnKey, order } = Array.isArray(sorter) ? sorter[0]! : sorter;
          onSort(String(columnKey), order === 'ascend' ? 'asc' : 'desc');
        }}
        summary={() =>
          hasTotals && totalsRow({ columns, totals, leading: extraColumns, hasActions: Boolean(rowActions) })
        }
      />
    </div>
  );
}

// What antd leaves out: rows that scroll can be reached by keyboard, and the hidden row that measures columns cannot.
function useReachableRows(place: RefObject<HTMLElement | null>) {
  useEffect(() => {
    place.current?.querySelector('.ant-table-body')?.setAttribute('tabindex', '0');
    place.current?.querySelector('.ant-table-measure-row')?.setAttribute('inert', '');
  });
}

const openedInAntd = <Row,>(opened: OpenedRow<Row> | undefined) =>
  opened && {
    expandedRowKeys: opened.uuid ? [opened.uuid] : [],
    onExpand: (isOpen: boolean, row: Row) => opened.onChange(isOpen ? row : undefined),
  };

const textOf = <Row,>(column: RowsProps<Row & { uuid: string }>['columns'][number], row: Row & { uuid: string }) =>
  formatCell(column.type, cellValue(column, row));
