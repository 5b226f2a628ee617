import { TABLE_RESIZE_MS } from '@siteledger/shared-lib/domain';
import { useEffect, useState, type RefObject } from 'react';

// The pager and the page's margin below the table.
const BELOW_TABLE_PX = 108;
// The page's own bar and the list's, over a table that was scrolled to.
const TOOLBAR_PX = 130;
const LEAST_ROWS_PX = 260;
const NESTED_ROWS_PX = 340;

// Where antd scrolls the rows, in a plain and in a virtual table, and where a screen's own grid does.
const ROWS = '.ant-table-body, .ant-table-tbody-virtual, [data-scrolls-rows]';

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
export function useRowsHeight(place: RefObject<HTMLElement | null>, { isNested, isBelowTheFold }: Options = {}) {
  const [height, setHeight] = useState(LEAST_ROWS_PX);

  useEffect(() => {
    if (isNested) return;
    const measure = () => setHeight(place.current ? heightFor(place.current, isBelowTheFold) : LEAST_ROWS_PX);
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
  }, [place, isNested, isBelowTheFold]);

  return isNested ? NESTED_ROWS_PX : height;
}

function heightFor(table: HTMLElement, isBelowTheFold = false) {
  const top = isBelowTheFold ? TOOLBAR_PX : table.getBoundingClientRect().top + window.scrollY;
  const headerAndTotals = table.offsetHeight - (table.querySelector<HTMLElement>(ROWS)?.offsetHeight ?? 0);
  return Math.max(LEAST_ROWS_PX, Math.floor(window.innerHeight - top - headerAndTotals - BELOW_TABLE_PX));
}
