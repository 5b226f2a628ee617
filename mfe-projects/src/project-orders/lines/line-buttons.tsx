import type { GridActs } from './use-lines-grid';

type Props = { row: number; isLast: boolean; act: GridActs };

/** Moves a line up or down, or removes it. By keyboard the same is done from its cells, so that Tab goes on to the next line. */
export const LineButtons = ({ row, isLast, act }: Props) => (
  <span className="line-buttons">
    <button
      type="button"
      tabIndex={-1}
      data-row={row}
      data-column="up"
      aria-label={`Move line ${row + 1} up`}
      aria-keyshortcuts="Alt+ArrowUp"
      disabled={row === 0}
      onClick={() => act.move(row, -1, 'up')}
    >
      ↑
    </button>
    <button
      type="button"
      tabIndex={-1}
      data-row={row}
      data-column="down"
      aria-label={`Move line ${row + 1} down`}
      aria-keyshortcuts="Alt+ArrowDown"
      disabled={isLast}
      onClick={() => act.move(row, 1, 'down')}
    >
      ↓
    </button>
    <button
      type="button"
      tabIndex={-1}
      data-row={row}
      data-column="delete"
      aria-label={`Delete line ${row + 1}`}
      aria-keyshortcuts="Alt+Delete"
      onClick={() => act.remove(row, 'description')}
    >
      ×
    </button>
  </span>
);
