import type { KeyboardEvent } from 'react';
import { LINE_FIELDS, type LineField } from './line-draft';
import type { GridActs, Place } from './use-lines-grid';

/** The cell of an event's target, or null. */
export function placeOf(target: EventTarget): (Place & { column: LineField }) | null {
  const { row, column } = (target as HTMLElement).dataset ?? {};
  const field = LINE_FIELDS.find((one) => one === column);
  return row !== undefined && field ? { row: Number(row), column: field } : null;
}

// The arrow keys open a list in these cells.
const CHOICES: readonly LineField[] = ['account_code_uuid', 'tax_code'];

/**
 * Enter moves to the next cell (with Shift to the previous one), the arrow keys move up and down a line, Alt with an
 * arrow moves the line, and Alt with Delete removes it.
 */
export function onGridKey(event: KeyboardEvent, act: GridActs) {
  const place = placeOf(event.target);
  if (!place) return;
  const { row, column } = place;
  const by = DIRECTIONS[event.key];
  if (event.altKey && by) act.move(row, by, column);
  else if (event.altKey && event.key === 'Delete') act.remove(row, column);
  else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey)
    act.focus(neighbour(place, event.shiftKey ? -1 : 1));
  else if (by && !CHOICES.includes(column)) act.focus({ row: row + by, column });
  else return;
  event.preventDefault();
}

const DIRECTIONS: Partial<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

function neighbour({ row, column }: { row: number; column: LineField }, by: -1 | 1): Place {
  const index = row * LINE_FIELDS.length + LINE_FIELDS.indexOf(column) + by;
  return { row: Math.floor(index / LINE_FIELDS.length), column: LINE_FIELDS.at(index % LINE_FIELDS.length)! };
}
