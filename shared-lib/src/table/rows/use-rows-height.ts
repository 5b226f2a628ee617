import { TABLE_RESIZE_MS } from '@siteledger/shared-lib/domain';
import { useEffect, useState, type RefObject } from 'react';

// The pager and the page's margin below the table.
const BELOW_TABLE_PX = 108;
const LEAST_ROWS_PX = 260;

// Where a screen's own grid scrolls its rows.
const ROWS = '[data-rows]';

/**
 * The height in px that rows may take: so that the page ends with the window, which follows resizing after 100 ms.
 * docs/domain/lists-and-search.md#the-table
 */
export function useRowsHeight(place: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(LEAST_ROWS_PX);

  useEffect(() => {
    const grid = place.current;
    return grid ? watchRoom(grid, () => setHeight(roomFor(grid))) : undefined;
  }, [place]);

  return height;
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

function roomFor(place: HTMLElement) {
  const top = place.getBoundingClientRect().top + window.scrollY;
  const besideRows = place.offsetHeight - (place.querySelector<HTMLElement>(ROWS)?.offsetHeight ?? 0);
  return Math.max(LEAST_ROWS_PX, Math.floor(window.innerHeight - top - besideRows - BELOW_TABLE_PX));
}
