import { startTransition, useEffect, useState } from 'react';

const FIRST_ROWS = 20;

/**
 * The rows to render now, and the number to follow. A cached list first paints what a screen shows, then renders the
 * rest.
 */
export function useFirstRowsFirst<Row>(rows: readonly Row[]): { now: readonly Row[]; later: number } {
  const [isWhole, setWhole] = useState(rows.length <= FIRST_ROWS);
  useEffect(() => startTransition(() => setWhole(true)), []);
  const now = isWhole ? rows : rows.slice(0, FIRST_ROWS);
  return { now, later: rows.length - now.length };
}
