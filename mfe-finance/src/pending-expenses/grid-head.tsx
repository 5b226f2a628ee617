import type { ListedExpense } from '@siteledger/shared-lib/domain';
import { isFigure, type Column, type RowsProps } from '@siteledger/shared-lib/table';
import { SortAscendingOutlined, SortDescendingOutlined } from '@siteledger/shared-lib/ui';
import { SelectAll } from './select-all';

type Props = Pick<RowsProps<ListedExpense>, 'rows' | 'columns' | 'sorting' | 'onSort'> & { hasActions: boolean };

/** The headings of the grid; those that can be sorted by are buttons. */
export const GridHead = ({ rows, columns, sorting, onSort, hasActions }: Props) => (
  <thead role="rowgroup">
    <tr role="row" aria-rowindex={1}>
      <th role="columnheader" className="pay-tick">
        <SelectAll rows={rows} />
      </th>
      {columns.map((column) => (
        <Heading key={column.key} column={column} sorting={sorting} onSort={onSort} />
      ))}
      <th role="columnheader" className="pay-amount-cell" data-figure>
        To pay (RM)
      </th>
      {hasActions && (
        <th role="columnheader">
          <span className="sl-visually-hidden">Actions</span>
        </th>
      )}
    </tr>
  </thead>
);

const WORDS = { asc: 'ascending', desc: 'descending' } as const;

type HeadingProps = Pick<Props, 'sorting' | 'onSort'> & { column: Column<ListedExpense> };

function Heading({ column, sorting, onSort }: HeadingProps) {
  const { key, title, type, sortable } = column;
  const isSorted = sorting.sort === key;
  const Icon = sorting.order === 'asc' ? SortAscendingOutlined : SortDescendingOutlined;
  return (
    <th
      role="columnheader"
      aria-sort={isSorted ? WORDS[sorting.order] : undefined}
      data-figure={isFigure(type) || undefined}
    >
      {sortable ? (
        <button type="button" onClick={() => onSort(key, isSorted && sorting.order === 'desc' ? 'asc' : 'desc')}>
          {title}
          {isSorted && <Icon aria-hidden />}
        </button>
      ) : (
        title
      )}
    </th>
  );
}
