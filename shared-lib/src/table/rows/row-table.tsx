import { lazy, Suspense, useRef, type ReactNode } from 'react';
import { useRoomForFigures } from '../columns/room-for-figures';
import { LOADING_TEXT } from '../list/list-messages';
import type { RowsProps } from './rows-props';
import { TableFoot } from './table-foot';
import { TableHead } from './table-head';
import { BelowRow, TableRow, type RowParts } from './table-row';
import { useTicks } from './ticks';
import { sumOfWidths, tracksOf } from './tracks';
import { useFittingColumns } from './use-fitting-columns';
import { useOpenRows } from './use-open-rows';
import { useOpenedRowInView } from './use-opened-row-in-view';
import { useRowsRoom } from './use-rows-height';
import type { VirtualBody as VirtualBodyOf } from './virtual-body';
import './rows.css';

// Above this the rows outside the view are not in the document.
const MOST_ROWS_IN_DOCUMENT = 100;

// Few lists are that long.
const VirtualBody = lazy(async () => ({
  default: (await import(/* webpackChunkName: "virtual-rows" */ './virtual-body')).VirtualBody,
})) as unknown as typeof VirtualBodyOf;

/**
 * A list's rows as a table that fills the window, with its headings and totals always in view.
 * docs/domain/lists-and-search.md#the-table
 */
export function RowTable<Row extends { uuid: string }>(given: RowsProps<Row>) {
  const props = { ...given, columns: useRoomForFigures(given) };
  const { name, rows, totals, isLoading, empty, expanded, rowActions, opened, created, selection } = props;
  const place = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const { columns, more } = useFittingColumns(scroller, props);
  useRowsRoom(place, props);
  useOpenedRowInView(place, created ?? opened?.uuid, rows);
  const tracks = tracksOf({ ...props, columns, hasMore: Boolean(more) });
  const ticks = useTicks(rows, selection);
  const parts: RowParts<Row> = { expanded, rowActions, created, tracks, ticks, ...useOpenRows(opened) };
  const isVirtual = rows.length > MOST_ROWS_IN_DOCUMENT;

  return (
    <div ref={place} className="sl-list-rows" data-loading={isLoading || undefined}>
      <div ref={scroller} className="sl-rows-scroll" data-scrolls-rows tabIndex={0}>
        <table
          aria-label={name}
          aria-rowcount={isVirtual ? rows.length + 1 : undefined}
          style={{ minWidth: sumOfWidths(tracks) }}
        >
          <colgroup>
            {tracks.map(({ key, width }) => (
              <col key={key} style={{ width }} />
            ))}
          </colgroup>
          <TableHead {...props} tracks={tracks} ticks={ticks} more={more} />
          {isVirtual ? (
            <Suspense
              fallback={
                <Body rows={[]} parts={parts}>
                  {LOADING_TEXT}
                </Body>
              }
            >
              <VirtualBody rows={rows} parts={parts} scroller={scroller} openedUuid={created ?? opened?.uuid} />
            </Suspense>
          ) : (
            <Body rows={rows} parts={parts}>
              {!isLoading && empty}
            </Body>
          )}
          {totals && rows.length > 0 && <TableFoot totals={totals} tracks={tracks} />}
        </table>
      </div>
      {isLoading && <p className="sl-rows-loading">{LOADING_TEXT}</p>}
    </div>
  );
}

type BodyProps<Row extends { uuid: string }> = { rows: readonly Row[]; parts: RowParts<Row>; children: ReactNode };

// The rows, or what stands where they would.
const Body = <Row extends { uuid: string }>({ rows, parts, children }: BodyProps<Row>) => (
  <tbody>
    {rows.map((row) => (
      <TableRow key={row.uuid} row={row} parts={parts} />
    ))}
    {rows.length === 0 && <BelowRow span={parts.tracks.length}>{children}</BelowRow>}
  </tbody>
);
