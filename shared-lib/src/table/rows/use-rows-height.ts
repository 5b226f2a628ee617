import { TABLE_RESIZE_MS } from '@siteledger/shared-lib/domain';
import { useEffect, useState, type RefObject } from 'react';

// The pager and the page's margin below the table.
const BELOW_TABLE_PX = 108;
// The page's own bar and the list's, over a table that was scrolled to.
const TOOLBAR_PX = 130;
const LEAST_ROWS_PX = 260;
// With its headings and totals.
const LEAST_TABLE_PX = 350;
const NESTED_TABLE_PX = 420;

// Where a table or a screen's own grid scrolls its rows.
const ROWS = '[data-scrolls-rows]';

type Options = {
  /** A table inside another has a fixed height. */
  isNested?: boolean;
  /** One that is scrolled to has a window of its own. */
  isBelowTheFold?: boolean;
};

/**
 * The height in px that rows may take: so that the page ends with the window, which follows resizing after 100 ms.
 * docs/domain/lists-and-search.md#the-table
 */
export function useRowsHeight(place: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(LEAST_ROWS_PX);

  useEffect(() => {
    const grid = place.current;
    return grid ? watchRoom(grid, () => setHeight(roomFor(grid, LEAST_ROWS_PX))) : undefined;
  }, [place]);

  return height;
}

/** Tells the style sheet the same as `--sl-rows-room`, headings and totals included, without drawing the rows again. */
export function useRowsRoom(place: RefObject<HTMLElement | null>, { isNested, isBelowTheFold }: Options) {
  useEffect(() => {
    const table = place.current;
    if (!table) return undefined;
    const set = (room: number) => table.style.setProperty('--sl-rows-room', `${room}px`);
    if (isNested) {
      set(NESTED_TABLE_PX);
      return undefined;
    }
    return watchRoom(table, () => set(roomFor(table, LEAST_TABLE_PX, isBelowTheFold)));
  }, [place, isNested, isBelowTheFold]);
}

// Measures once the list is laid out, before it is painted, and when it or the window has changed.
function watchRoom(place: HTMLElement, measure: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;
  const measureLater = () => {
    clearTimeout(timer);
    timer = setTimeout(measure, TABLE_RESIZE_MS);
  };
  const observer = new ResizeObserver(() => {
    if (!isFirst) return measureLater();
    isFirst = false;
    measure();
  });
  // The list around: its filters may take another line.
  if (place.parentElement) observer.observe(place.parentElement);
  window.addEventListener('resize', measureLater);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    window.removeEventListener('resize', measureLater);
  };
}

function roomFor(place: HTMLElement, least: number, isBelowTheFold = false) {
  const top = isBelowTheFold ? TOOLBAR_PX : place.getBoundingClientRect().top + window.scrollY;
  const besideRows = place.offsetHeight - (place.querySelector<HTMLElement>(ROWS)?.offsetHeight ?? 0);
  return Math.max(least, Math.floor(window.innerHeight - top - besideRows - BELOW_TABLE_PX));
}
