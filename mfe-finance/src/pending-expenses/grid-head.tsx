import type { ListedExpense } from '@siteledger/shared-lib/domain';
import { Heading, isFigure, type RowsProps } from '@siteledger/shared-lib/table';
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
        <Heading
          key={column.key}
          column={column}
          sorting={sorting}
          onSort={onSort}
          data-figure={isFigure(column.type) || undefined}
        />
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
