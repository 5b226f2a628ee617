import { TABLE_RESIZE_MS } from '@siteledger/shared-lib/domain';
import { useEffect, useState, type RefObject } from 'react';

// The pager and the page's margin below the table.
const BELOW_TABLE_PX = 108;
const LEAST_ROWS_PX = 260;
const NESTED_ROWS_PX = 340;

// Where antd scrolls the rows, in a plain and in a virtual table, and where a screen's own grid does.
const ROWS = '.ant-table-body, .ant-table-tbody-virtual, [data-scrolls-rows]';

/**
 * The height in px that rows may take: so that the page ends with the window, which follows resizing after 100 ms
 * (Specification §9), or a fixed one for a table inside another.
 */
export function useRowsHeight(place: RefObject<HTMLElement | null>, isNested?: boolean) {
  const [height, setHeight] = useState(LEAST_ROWS_PX);

  useEffect(() => {
    if (isNested) return;
    const measure = () => setHeight(place.current ? heightFor(place.current) : LEAST_ROWS_PX);
    let timer: ReturnType<typeof setTimeout>;
    const measureLater = () => {
      clearTimeout(timer);
      timer = setTimeout(measure, TABLE_RESIZE_MS);
    };
    const observer = new ResizeObserver(measureLater);
    // The list around: its filters may take another line.
    if (place.current?.parentElement) observer.observe(place.current.parentElement);
    window.addEventListener('resize', measureLater);
    measure();
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      window.removeEventListener('resize', measureLater);
    };
  }, [place, isNested]);

  return isNested ? NESTED_ROWS_PX : height;
}

function heightFor(table: HTMLElement) {
  const top = table.getBoundingClientRect().top + window.scrollY;
  const headerAndTotals = table.offsetHeight - (table.querySelector<HTMLElement>(ROWS)?.offsetHeight ?? 0);
  return Math.max(LEAST_ROWS_PX, Math.floor(window.innerHeight - top - headerAndTotals - BELOW_TABLE_PX));
}
