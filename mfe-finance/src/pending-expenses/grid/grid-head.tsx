import type { ListedExpense } from '@siteledger/shared-lib/domain';
import { Heading, isFigure, type RowsProps, TickAll } from '@siteledger/shared-lib/table';
import { useBatchPart, useBatchScreen } from '../batch/use-batch';

type Props = Pick<RowsProps<ListedExpense>, 'rows' | 'columns' | 'sorting' | 'onSort'> & { hasActions: boolean };

/** Headings of the grid; sortable ones are buttons. */
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

type SelectAllProps = { rows: readonly ListedExpense[] };

/** Checkbox that ticks or unticks every row of the page. docs/domain/lists-and-search.md#the-table */
function SelectAll({ rows }: SelectAllProps) {
  const { batch } = useBatchScreen();
  const chosen = useBatchPart((state) => rows.filter(({ uuid }) => state.entries.get(uuid)?.isSelected).length);
  return <TickAll count={chosen} of={rows.length} onChange={(isTicked) => batch.select(rows, isTicked)} />;
}
