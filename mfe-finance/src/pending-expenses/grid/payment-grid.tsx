import type { ListedExpense } from '@siteledger/shared-lib/domain';
import {
  formatCell,
  isFigure,
  tellWhole,
  useFirstRowsFirst,
  useRoomForFigures,
  widthOf,
  type Column,
  type RowsProps,
} from '@siteledger/shared-lib/table';
import { SpinAround, useWidth } from '@siteledger/shared-lib/ui';
import { useMemo, useRef } from 'react';
import { GridHead } from './grid-head';
import { InGridContext } from './grid-links';
import { PaymentRow } from './payment-row';
import { useGridKeys } from './use-grid-keys';
import './payment-grid.css';

type Props = RowsProps<ListedExpense> & { canWriteOff: boolean };

const TICK_PX = 40;
const AMOUNT_PX = 126;
const ACTIONS_PX = 40;

// A long name may be cut with an ellipsis to leave space for figures; a reference may not.
const LEAST_OF_TEXT = 0.4;

const leastOf = (column: Column<ListedExpense>, index: number) =>
  Math.round(widthOf(column) * (column.type === undefined && index > 0 ? LEAST_OF_TEXT : 1));

// Every row has the same fixed tracks, so that rows outside the viewport need no layout.
function trackOf(columns: readonly Column<ListedExpense>[], canWriteOff: boolean) {
  const fixed = (px: number) => ({ least: px, share: px });
  const tracks = [
    fixed(TICK_PX),
    ...columns.map((column, index) => ({ least: leastOf(column, index), share: widthOf(column) })),
    fixed(AMOUNT_PX),
    ...(canWriteOff ? [fixed(ACTIONS_PX)] : []),
  ];
  return {
    minWidth: tracks.reduce((sum, { least }) => sum + least, 0),
    '--pay-tracks': tracks.map(({ least, share }) => `minmax(${least}px, ${share}fr)`).join(' '),
  };
}

/** Pending expenses as a grid whose checkboxes and amounts can be edited in place by keyboard. */
export function PaymentGrid(props: Props) {
  const { name, rows, totals, sorting, onSort, isLoading, empty, canWriteOff } = props;
  const columns = useRoomForFigures(props);
  const grid = useRef<HTMLTableElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const keys = useGridKeys(grid, rows, columns.length + 1);
  const track = useMemo(() => trackOf(columns, canWriteOff), [columns, canWriteOff]);
  const room = useWidth(scroller);
  const { now } = useFirstRowsFirst(rows);
  return (
    <SpinAround isLoading={isLoading} text="Loading...">
      <div
        ref={scroller}
        className="pay-scroll"
        data-rows
        data-wide={(room > 0 && track.minWidth > room) || undefined}
        onMouseOver={tellWhole}
      >
        <table ref={grid} role="grid" aria-label={name} aria-multiselectable style={track} {...keys}>
          <GridHead rows={rows} columns={columns} sorting={sorting} onSort={onSort} hasActions={canWriteOff} />
          <InGridContext value={true}>
            <tbody role="rowgroup">
              {now.map((expense, index) => (
                <PaymentRow
                  key={expense.uuid}
                  expense={expense}
                  columns={columns}
                  place={index + 2}
                  hasActions={canWriteOff}
                />
              ))}
            </tbody>
          </InGridContext>
          {totals && rows.length > 0 && <GridTotals columns={columns} totals={totals} hasActions={canWriteOff} />}
        </table>
        {rows.length === 0 && !isLoading && empty}
      </div>
    </SpinAround>
  );
}

type TotalsProps = {
  columns: readonly Column<ListedExpense>[];
  totals: Record<string, string>;
  hasActions: boolean;
};

// Sums over all rows that match the filters. docs/domain/lists-and-search.md#footers
const GridTotals = ({ columns, totals, hasActions }: TotalsProps) => (
  <tfoot role="rowgroup">
    <tr role="row">
      <td role="gridcell" />
      {columns.map(({ key, type }, index) => (
        <td key={key} role="gridcell" data-figure={isFigure(type) || undefined}>
          {key in totals ? <span className="sl-figure">{formatCell(type, totals[key])}</span> : index === 0 && 'Total'}
        </td>
      ))}
      <td role="gridcell" className="pay-amount-cell" />
      {hasActions && <td role="gridcell" />}
    </tr>
  </tfoot>
);
