import { startTransition, useEffect, useState } from 'react';

// As many as a screen shows.
const FIRST_ROWS = 20;

/**
 * The rows to draw now, and how many follow: of a list that is there from memory, what a screen shows is painted before the
 * rest is drawn.
 */
export function useFirstRowsFirst<Row>(rows: readonly Row[]): { now: readonly Row[]; later: number } {
  const [isWhole, setWhole] = useState(rows.length <= FIRST_ROWS);
  useEffect(() => startTransition(() => setWhole(true)), []);
  const now = isWhole ? rows : rows.slice(0, FIRST_ROWS);
  return { now, later: rows.length - now.length };
}
