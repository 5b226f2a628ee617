import type { GridActs } from './use-lines-grid';

type Props = { row: number; isLast: boolean; act: GridActs };

/**
 * Buttons to move a line up or down or remove it. The Tab key skips them, as the line's cells have keys for the same
 * actions.
 */
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
