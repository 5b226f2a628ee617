import { lazy, Suspense, useRef, type ComponentProps, type ReactNode, type RefObject, useState } from 'react';
import { useRoomForFigures } from '../columns/room-for-figures';
import { LOADING_TEXT } from '../list/list-messages';
import type { RowsProps, OpenedRow } from './rows-props';
import { TableFoot } from './table-foot';
import { TableHead } from './table-head';
import { BelowRow, TableRow, type RowParts } from './table-row';
import { tellWhole } from './tell-whole';
import { useTicks } from './ticks';
import { sumOfWidths, tracksOf } from './tracks';
import { useFirstRowsFirst } from './use-first-rows-first';
import { useFittingColumns } from './use-fitting-columns';
import { useOpenedRowInView } from './use-opened-row-in-view';
import type { VirtualBody as VirtualBodyOf } from './virtual-body';
import './loading.css';
import './rows.css';

// Above this number, rows outside the viewport are not in the document.
const MOST_ROWS_IN_DOCUMENT = 100;
// Number of rows in a screen's first view.
const ROWS_COMING = 15;

const virtualRows = () => import(/* webpackChunkName: "virtual-rows" */ './virtual-body');

// Loaded lazily, because only long lists need it.
const VirtualBody = lazy(async () => ({
  default: (await virtualRows()).VirtualBody,
})) as unknown as typeof VirtualBodyOf;
const VirtualBodyInWindow = lazy(async () => ({
  default: (await virtualRows()).VirtualBodyInWindow,
})) as unknown as typeof VirtualBodyOf;

/**
 * A list's rows as a table; headings and totals stay visible while the page scrolls.
 * docs/domain/lists-and-search.md#the-table
 */
export function RowTable<Row extends { uuid: string }>(given: RowsProps<Row>) {
  const props = { ...given, columns: useRoomForFigures(given) };
  const { name, rows, totals, isLoading, empty, expanded, rowActions, opened, created, selection, isNested } = props;
  const place = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const { columns, more, isWide } = useFittingColumns(scroller, props);
  const openedUuid = created ?? opened?.uuid;
  useOpenedRowInView(place, openedUuid, rows);
  const tracks = tracksOf({ ...props, columns, hasMore: Boolean(more) });
  const ticks = useTicks(rows, selection);
  const parts: RowParts<Row> = { expanded, rowActions, created, tracks, ticks, ...useOpenRows(opened) };
  const isVirtual = rows.length > MOST_ROWS_IN_DOCUMENT;
  const coming = isLoading && !isNested ? ROWS_COMING : 0;

  return (
    <div ref={place} className="sl-list-rows" data-loading={isLoading || undefined} onMouseOver={tellWhole}>
      <Frame ref={scroller} isWide={isWide}>
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
          <Rows
            rows={rows}
            parts={parts}
            virtual={isVirtual ? { place, openedUuid, isWide } : undefined}
            coming={coming}
          >
            {!isLoading && empty}
          </Rows>
          {totals && rows.length > 0 && <TableFoot totals={totals} tracks={tracks} />}
        </table>
      </Frame>
      <Loading isShown={isLoading} />
    </div>
  );
}

const Loading = ({ isShown }: { isShown: boolean }) => isShown && <p className="sl-rows-loading">{LOADING_TEXT}</p>;

type FrameProps = { ref: RefObject<HTMLDivElement | null>; isWide: boolean; children: ReactNode };

// A table wider than its space scrolls in its own focusable box, so that the keyboard can scroll it; otherwise the page
// scrolls.
const Frame = ({ ref, isWide, children }: FrameProps) => (
  <div ref={ref} className="sl-rows-scroll" data-rows data-wide={isWide || undefined} tabIndex={isWide ? 0 : undefined}>
    {children}
  </div>
);

type BodyProps<Row extends { uuid: string }> = {
  rows: readonly Row[];
  parts: RowParts<Row>;
  /** Number of rows to reserve space for while none is loaded. */
  coming: number;
  children?: ReactNode;
};

type RowsOfProps<Row extends { uuid: string }> = BodyProps<Row> & {
  /** Set for a virtual list: the table's element, the row opened by a link, and whether the table scrolls itself. */
  virtual: (Pick<ComponentProps<typeof VirtualBodyOf>, 'place' | 'openedUuid'> & { isWide: boolean }) | undefined;
};

function Rows<Row extends { uuid: string }>({ virtual, ...body }: RowsOfProps<Row>) {
  if (!virtual) return <Body {...body} />;
  const { isWide, ...where } = virtual;
  const Virtual = isWide ? VirtualBodyInWindow : VirtualBody;
  return (
    <Suspense fallback={<Body {...body} rows={[]} coming={ROWS_COMING} />}>
      <Virtual rows={body.rows} parts={body.parts} {...where} />
    </Suspense>
  );
}

// The rows, or their placeholder.
function Body<Row extends { uuid: string }>({ rows, parts, coming, children }: BodyProps<Row>) {
  const { now, later } = useFirstRowsFirst(rows);
  return (
    <tbody>
      {now.map((row) => (
        <TableRow key={row.uuid} row={row} parts={parts} />
      ))}
      <RowsComing count={later} span={parts.tracks.length} />
      {rows.length === 0 && coming > 0 && <RowsComing count={coming} span={parts.tracks.length} />}
      {rows.length === 0 && coming === 0 && <BelowRow span={parts.tracks.length}>{children}</BelowRow>}
    </tbody>
  );
}

const RowsComing = ({ count, span }: { count: number; span: number }) =>
  Array.from({ length: count }, (_, index) => (
    <tr key={index} aria-hidden>
      <td className="sl-rows-coming" colSpan={span} />
    </tr>
  ));

/** The expanded rows: the one set by the screen, else each on its own. */
function useOpenRows<Row extends { uuid: string }>(opened: OpenedRow<Row> | undefined) {
  const [open, setOpen] = useState<readonly string[]>([]);

  if (opened)
    return {
      isOpen: (uuid: string) => opened.uuid === uuid,
      onToggle: (row: Row) => opened.onChange(opened.uuid === row.uuid ? undefined : row),
    };
  return {
    isOpen: (uuid: string) => open.includes(uuid),
    onToggle: ({ uuid }: Row) =>
      setOpen((before) => (before.includes(uuid) ? before.filter((one) => one !== uuid) : [...before, uuid])),
  };
}
