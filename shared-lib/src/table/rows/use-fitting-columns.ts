import { TABLE_RESIZE_MS } from '@siteledger/shared-lib/domain';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Column } from '../columns/column';
import type { RowsProps } from './rows-props';
import { MORE_WIDTH, sumOfWidths, tracksOf } from './tracks';

// Width of the last table that was not nested. The next table starts with it, so that it does not render twice.
let lastRoom = Infinity;

/**
 * The columns that fit next to each other without being cut. Pinned columns and the sorted one come first, then those
 * shown only because the user chose them, then the others in their order. `more` has the number left out and can show
 * them; then the table is wider than its space (`isWide`) and scrolls.
 */
export function useFittingColumns<Row extends { uuid: string }>(
  scroller: RefObject<HTMLElement | null>,
  props: RowsProps<Row>,
) {
  const { columns, sorting, isNested } = props;
  const [room, setRoom] = useState(isNested ? Infinity : lastRoom);
  const [isWhole, setWhole] = useState(false);
  const measured = useRef<number>(undefined);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  // The first table of a page knows no width yet, and its columns must not move in sight.
  useLayoutEffect(() => {
    const width = scroller.current?.clientWidth;
    if (!width || isNested || lastRoom < Infinity) return;
    lastRoom = width;
    setRoom(width);
  }, [scroller, isNested]);

  useEffect(() => {
    if (!scroller.current) return undefined;
    const fit = (width: number) => {
      measured.current = width;
      if (!isNested) lastRoom = width;
      // Renders the rows again only if different columns fit.
      setRoom((before) => (isSameIn(before, width, latest.current) ? before : width));
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver((entries) => {
      const width = entries.at(-1)!.contentRect.width;
      // The table is not visible.
      if (width === 0) return;
      if (measured.current === undefined) return fit(width);
      clearTimeout(timer);
      timer = setTimeout(() => fit(width), TABLE_RESIZE_MS);
    });
    observer.observe(scroller.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [scroller, isNested]);

  // Applies the measured width: `fit` may have kept an older one, in which these columns fit differently.
  useEffect(() => {
    if (measured.current !== undefined) setRoom(measured.current);
  }, [columns, sorting.sort]);

  const fitting = columnsWithin(room, props);
  const count = columns.length - fitting.length;
  const shown = isWhole ? columns : fitting;
  return {
    columns: shown,
    // A nested list always scrolls in its own box.
    isWide: Boolean(isNested) || isWiderThan(room, { ...props, columns: shown }, count > 0),
    more: count > 0 ? { count, isWhole, onToggle: () => setWhole(!isWhole) } : undefined,
  };
}

const isWiderThan = <Row extends { uuid: string }>(room: number, props: RowsProps<Row>, hasMore: boolean) =>
  sumOfWidths(tracksOf({ ...props, hasMore })) > room;

function isSameIn<Row extends { uuid: string }>(before: number, after: number, props: RowsProps<Row>) {
  const [had, has] = [before, after].map((room) => columnsWithin(room, props));
  const isWide = (room: number, columns = has!) =>
    isWiderThan(room, { ...props, columns }, columns.length < props.columns.length);
  return had!.length === has!.length && isWide(before) === isWide(after);
}

/** Number of columns that do not fit, and whether they are shown anyway. */
export type MoreColumns = NonNullable<ReturnType<typeof useFittingColumns>['more']>;

function columnsWithin<Row extends { uuid: string }>(room: number, props: RowsProps<Row>): readonly Column<Row>[] {
  const tracks = tracksOf(props);
  if (sumOfWidths(tracks) <= room) return props.columns;
  const staying = tracks.filter(
    ({ column, cell }) => !column || cell['data-pinned'] || column.key === props.sorting.sort,
  );
  let left = room - MORE_WIDTH - sumOfWidths(staying);
  const fitting = new Set(staying.map(({ key }) => key));
  const others = tracks.filter((track) => !staying.includes(track));
  const isChosen = ({ column }: (typeof others)[number]) => Boolean(column?.isHidden);
  for (const { key, width } of [...others.filter(isChosen), ...others.filter((track) => !isChosen(track))]) {
    left -= width;
    if (left < 0) break;
    fitting.add(key);
  }
  return props.columns.filter(({ key }) => fitting.has(key));
}
