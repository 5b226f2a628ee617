import type { ListReply, SortOrder } from '@siteledger/shared-lib/domain';
import type { ThHTMLAttributes } from 'react';
import type { Column } from '../columns/column';

type Props<Row> = ThHTMLAttributes<HTMLTableCellElement> & {
  column: Column<Row>;
  sorting: ListReply<Row>['current_sorting'];
  onSort: (sort: string, order: SortOrder) => void;
};

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

/**
 * Heading of a column; a sortable one is a button. It sorts descending first and never becomes unsorted, as a list
 * always has an order. docs/domain/lists-and-search.md#the-table
 */
export function Heading<Row>({ column, sorting, onSort, ...cell }: Props<Row>) {
  const { key, title, sortable } = column;
  if (!sortable)
    return (
      <th {...cell} role="columnheader">
        {title}
      </th>
    );
  const isSorted = sorting.sort === key;
  return (
    <th
      {...cell}
      role="columnheader"
      aria-sort={isSorted ? ARIA_SORT[sorting.order] : undefined}
      data-sortable
      // The mouse can click the whole heading; the keyboard uses the button.
      onClick={() => onSort(key, isSorted && sorting.order === 'desc' ? 'asc' : 'desc')}
    >
      <button type="button">{title}</button>
    </th>
  );
}
