import { RightOutlined } from '@siteledger/shared-lib/ui';
import { memo, type MouseEvent, type ReactNode } from 'react';
import { Cell } from '../columns/cell';
import { cellValue, formatCell } from '../columns/column';
import type { RowsProps } from './rows-props';
import type { Ticks } from './ticks';
import { ACTIONS, ARROW, TICK, type Track } from './tracks';
import './open-row.css';

/** Props common to all rows of a table. */
export type RowParts<Row extends { uuid: string }> = Pick<RowsProps<Row>, 'expanded' | 'rowActions' | 'created'> & {
  tracks: readonly Track<Row>[];
  ticks: Ticks | undefined;
  isOpen: (uuid: string) => boolean;
  onToggle: (row: Row) => void;
};

type Props<Row extends { uuid: string }> = {
  row: Row;
  parts: RowParts<Row>;
  /** Its index in the table, for a virtual list. */
  rowIndex?: number;
};

function TableRowOf<Row extends { uuid: string }>({ row, parts, rowIndex }: Props<Row>) {
  const { expanded, tracks, ticks, isOpen, created } = parts;
  return (
    <>
      <tr
        data-row-key={row.uuid}
        data-ticked={ticks?.isTicked(row.uuid) || undefined}
        data-created={row.uuid === created || undefined}
        aria-rowindex={rowIndex}
      >
        {tracks.map(({ key, column, cell }) => (
          <td key={key} {...cell}>
            {column ? <Cell column={column} row={row} /> : <BesideColumns of={key} row={row} parts={parts} />}
          </td>
        ))}
      </tr>
      {expanded && isOpen(row.uuid) && <BelowRow span={tracks.length}>{expanded(row)}</BelowRow>}
    </>
  );
}

/** A row with its expanded content below. Memoised, so that scrolling a virtual list does not render it again. */
export const TableRow = memo(TableRowOf) as typeof TableRowOf;

function BesideColumns<Row extends { uuid: string }>({ of, row, parts }: Props<Row> & { of: string }) {
  switch (of) {
    case TICK:
      return <Tick row={row} parts={parts} />;
    case ARROW:
      return <Arrow isOpen={parts.isOpen(row.uuid)} onClick={() => parts.onToggle(row)} />;
    case ACTIONS:
      return parts.rowActions?.(row);
    default:
      return null;
  }
}

function Tick<Row extends { uuid: string }>({ row, parts: { tracks, ticks } }: Props<Row>) {
  const first = tracks.find(({ column }) => column)?.column;
  return (
    <input
      type="checkbox"
      aria-label={`Select ${first ? formatCell(first.type, cellValue(first, row)) : row.uuid}`}
      checked={ticks?.isTicked(row.uuid) ?? false}
      onChange={({ nativeEvent }) => ticks?.tick(row.uuid, (nativeEvent as unknown as MouseEvent).shiftKey)}
    />
  );
}

const Arrow = ({ isOpen, onClick }: { isOpen: boolean; onClick: () => void }) => (
  <button
    type="button"
    className="sl-row-arrow"
    aria-expanded={isOpen}
    aria-label={isOpen ? 'Collapse row' : 'Expand row'}
    onClick={onClick}
  >
    <RightOutlined aria-hidden />
  </button>
);

/** Content across the whole table, as wide as its viewport rather than its columns. */
export const BelowRow = ({ span, children }: { span: number; children: ReactNode }) => (
  <tr className="sl-row-below">
    <td colSpan={span}>
      <div className="sl-across">{children}</div>
    </td>
  </tr>
);
