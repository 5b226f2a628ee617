import type { ListedExpense } from '@siteledger/shared-lib/domain';
import { formatCell, isFigure, widthOf, type Column, type RowsProps } from '@siteledger/shared-lib/table';
import { Spin } from '@siteledger/shared-lib/ui';
import { useMemo, useRef } from 'react';
import { GridHead } from './grid-head';
import { PaymentRow } from './payment-row';
import { useGridKeys } from './use-grid-keys';

type Props = RowsProps<ListedExpense> & {
  /** Room in px for the rows. */
  height: number;
  canWriteOff: boolean;
};

const TICK_PX = 44;
const AMOUNT_PX = 150;
const ACTIONS_PX = 44;

/** Pending expenses as a grid: ticks and amounts are changed in place, by keyboard alone. */
export function PaymentGrid({ name, rows, columns, totals, sorting, onSort, isLoading, height, ...props }: Props) {
  const { empty, canWriteOff } = props;
  const grid = useRef<HTMLTableElement>(null);
  const keys = useGridKeys(grid, rows, columns.length + 1);
  const width = useMemo(
    () => columns.reduce((sum, column) => sum + widthOf(column), TICK_PX + AMOUNT_PX + (canWriteOff ? ACTIONS_PX : 0)),
    [columns, canWriteOff],
  );
  return (
    <Spin spinning={isLoading} description="Loading...">
      <div className="pay-scroll" data-scrolls-rows style={{ maxHeight: height }}>
        <table ref={grid} role="grid" aria-label={name} aria-multiselectable style={{ minWidth: width }} {...keys}>
          <colgroup>
            <col style={{ width: TICK_PX }} />
            {columns.map((column) => (
              <col key={column.key} style={{ width: widthOf(column) }} />
            ))}
            <col style={{ width: AMOUNT_PX }} />
            {canWriteOff && <col style={{ width: ACTIONS_PX }} />}
          </colgroup>
          <GridHead rows={rows} columns={columns} sorting={sorting} onSort={onSort} hasActions={canWriteOff} />
          <tbody>
            {rows.map((expense, index) => (
              <PaymentRow
                key={expense.uuid}
                expense={expense}
                columns={columns}
                place={index + 2}
                hasActions={canWriteOff}
              />
            ))}
          </tbody>
          {totals && rows.length > 0 && <GridTotals columns={columns} totals={totals} hasActions={canWriteOff} />}
        </table>
        {rows.length === 0 && !isLoading && empty}
      </div>
    </Spin>
  );
}

type TotalsProps = {
  columns: readonly Column<ListedExpense>[];
  totals: Record<string, string>;
  hasActions: boolean;
};

// Over the whole filtered set, as in every list. Decision §2.
const GridTotals = ({ columns, totals, hasActions }: TotalsProps) => (
  <tfoot>
    <tr>
      <td />
      {columns.map(({ key, type }, index) => (
        <td key={key} data-figure={isFigure(type) || undefined}>
          {key in totals ? <span className="sl-figure">{formatCell(type, totals[key])}</span> : index === 0 && 'Total'}
        </td>
      ))}
      <td className="pay-amount-cell" />
      {hasActions && <td />}
    </tr>
  </tfoot>
);
