import { useEffect, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

const PAGE_ROWS = 10;

const ROWS = 'tr[data-row]';

const rowsOf = (grid: Element) => [...grid.querySelectorAll<HTMLElement>(ROWS)];

const STOPS = 'input, a, button';

const stopOf = (cell: Element | undefined) =>
  cell?.querySelector<HTMLElement>(STOPS) ?? (cell as HTMLElement | undefined);

type Place = { row: number; column: number };

// Target of each key; the caller limits rows and columns to the grid.
const MOVES: Record<string, (place: Place) => Place> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  PageUp: ({ row, column }) => ({ row: row - PAGE_ROWS, column }),
  PageDown: ({ row, column }) => ({ row: row + PAGE_ROWS, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }) => ({ row, column: Infinity }),
};

// Keys that move the caret while a cell is edited.
const OF_TEXT: readonly string[] = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

function moveOf(event: KeyboardEvent) {
  if (event.altKey) return undefined;
  if (event.key === 'Enter') return MOVES[event.shiftKey ? 'ArrowUp' : 'ArrowDown'];
  if (event.ctrlKey && event.key === 'Home') return () => ({ row: 0, column: Infinity });
  if (event.ctrlKey && event.key === 'End') return () => ({ row: Infinity, column: Infinity });
  return event.ctrlKey || event.metaKey ? undefined : MOVES[event.key];
}

// Whether the focused element handles the key itself: a text being edited, or a link.
const isOfTarget = ({ key }: KeyboardEvent, target: HTMLElement) =>
  (target.dataset.editing !== undefined && OF_TEXT.includes(key)) || (key === 'Enter' && target.matches('a, button'));

function tick(event: KeyboardEvent, row: HTMLElement) {
  event.preventDefault();
  row.querySelector<HTMLElement>('input[type=checkbox]')?.click();
}

const within = (value: number, last: number) => Math.max(0, Math.min(value, last));

/**
 * Keyboard navigation of a grid: arrows, Home, End, Page Up and Page Down move between cells; Tab reaches only one
 * cell.
 */
export function useGridKeys(grid: RefObject<HTMLElement | null>, rows: readonly unknown[], amountColumn: number) {
  useEffect(() => {
    if (!grid.current || grid.current.querySelector(`${ROWS} [tabindex="0"], ${ROWS} td[tabindex="0"]`)) return;
    const first = grid.current.querySelector(ROWS);
    stopOf(first?.children[amountColumn])?.setAttribute('tabindex', '0');
  }, [grid, rows, amountColumn]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const cell = target.closest('td');
    const row = target.closest<HTMLElement>(ROWS);
    if (!cell || !row) return;
    if (event.key === ' ' && target === cell) tick(event, row);
    const move = isOfTarget(event, target) ? undefined : moveOf(event);
    if (!move) return;
    event.preventDefault();
    const all = rowsOf(event.currentTarget);
    const next = move({ row: all.indexOf(row), column: [...row.children].indexOf(cell) });
    const cells = [...(all[within(next.row, all.length - 1)]?.children ?? [])];
    const column = next.column === Infinity ? amountColumn : within(next.column, cells.length - 1);
    stopOf(cells[column])?.focus();
  };

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const stop = event.target;
    if (!stop.closest(ROWS)) return;
    for (const other of event.currentTarget.querySelectorAll(`${ROWS} [tabindex="0"]`))
      other.setAttribute('tabindex', '-1');
    stop.setAttribute('tabindex', '0');
  };

  return { onKeyDown, onFocus };
}
