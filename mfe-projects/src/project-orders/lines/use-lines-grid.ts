import { PURCHASE_ORDER_LINES_MAX } from '@siteledger/shared-lib/domain';
import { notify } from '@siteledger/shared-lib/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { withLineMoved, withLines, withoutLine, type LineDraft, type LineField } from './line-draft';
import { withinRoom } from './pasted-lines';

export type Place = { row: number; column: string };

/**
 * Editing and focus of the grid of lines. `act` never changes, so that typing in one of 500 lines renders only that
 * line.
 */
export function useLinesGrid(lines: readonly LineDraft[], setLines: (lines: LineDraft[]) => void) {
  const table = useRef<HTMLTableElement>(null);
  const latest = useRef({ lines, setLines });
  const wanted = useRef<Place>(null);
  // The line being added, which may be incomplete until focus leaves it.
  const [added, setAdded] = useState<number | null>(null);

  useLayoutEffect(() => {
    latest.current = { lines, setLines };
    if (wanted.current) focusPlace(table.current, wanted.current);
    wanted.current = null;
  });

  const [act] = useState(() => {
    const change = (from: number, patches: readonly Partial<LineDraft>[]) => {
      const { lines: before, setLines: save } = latest.current;
      if (from >= before.length) setAdded(from);
      save(withLines(before, from, patches));
    };
    return {
      setCell: (row: number, field: LineField, text: string | null) => change(row, [{ [field]: text || null }]),
      paste: (row: number, rows: readonly Partial<LineDraft>[]) => {
        const { fitting, leftOut } = withinRoom(rows, row);
        change(row, fitting);
        setAdded(null);
        if (leftOut > 0)
          notify.error(`An order has at most ${PURCHASE_ORDER_LINES_MAX} lines; ${leftOut} were left out.`, {
            stays: true,
          });
      },
      remove: (row: number, column: string) => {
        const { lines: before, setLines: save } = latest.current;
        if (row >= before.length) return;
        wanted.current = { row: Math.min(row, before.length - 1), column };
        setAdded(null);
        save(withoutLine(before, row));
      },
      move: (row: number, by: -1 | 1, column: string) => {
        const { lines: before, setLines: save } = latest.current;
        if (row >= before.length || row + by < 0 || row + by >= before.length) return;
        wanted.current = { row: row + by, column };
        setAdded(null);
        save(withLineMoved(before, row, by));
      },
      focus: (place: Place) => focusPlace(table.current, place),
      leaveAdded: () => setAdded(null),
    };
  });

  return { table, added, act };
}

export type GridActs = ReturnType<typeof useLinesGrid>['act'];

function focusPlace(table: HTMLTableElement | null, { row, column }: Place) {
  const cell = table?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
  cell?.focus();
  if (cell instanceof HTMLInputElement) cell.select();
  return cell !== null && cell !== undefined;
}
