import type { TableColumnsType } from 'antd';
import { Cell } from './cell';
import { isFigure, widthOf, type Column } from './column';
import type { RowsProps } from '../rows/rows-props';

type Given<Row extends { uuid: string }> = Pick<RowsProps<Row>, 'columns' | 'sorting' | 'rowActions'> & {
  actionsWidth: number;
};

const ORDERS = { asc: 'ascend', desc: 'descend' } as const;

// Descending first, and never back to "unsorted": a list always has an order.
const SORT_CYCLE = ['descend' as const, 'ascend' as const, 'descend' as const];

const fixedAt = <Row,>({ isPinned }: Column<Row>, index: number) =>
  isPinned ? ('end' as const) : index === 0 ? ('start' as const) : undefined;

/** Our columns as antd's; the first one stays in view when the others scroll. */
export function antdColumns<Row extends { uuid: string }>({ columns, sorting, rowActions, actionsWidth }: Given<Row>) {
  const data: TableColumnsType<Row> = columns.map((column: Column<Row>, index) => ({
    key: column.key,
    title: column.title,
    width: widthOf(column),
    fixed: fixedAt(column, index),
    align: isFigure(column.type) ? ('right' as const) : undefined,
    sorter: column.sortable,
    sortDirections: SORT_CYCLE,
    sortOrder: column.sortable && sorting.sort === column.key ? ORDERS[sorting.order] : null,
    render: (_value: unknown, row: Row) => <Cell column={column} row={row} />,
  }));
  if (rowActions) {
    data.push({
      key: 'actions',
      title: <span className="sl-visually-hidden">Actions</span>,
      width: actionsWidth,
      fixed: 'end',
      render: (_value, row) => rowActions(row),
    });
  }
  return data;
}
