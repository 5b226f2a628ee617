import { useState, type Key, type ReactNode } from 'react';
import type { Selection } from '../rows/rows-props';

/** The rows that are ticked, on this page and on others. */
export type Selected<Row> = {
  uuids: readonly string[];
  /** The same as they were last loaded. */
  rows: readonly Row[];
  /** Unticks them all, as after they were moved. */
  clear: () => void;
};

type Given<Row> = { selection?: Selection; selectionActions?: (selected: Selected<Row>) => ReactNode };

/**
 * Which rows are ticked: kept here, or by the screen where it gives `selection`. `selected` is what actions can be
 * offered over; undefined while nothing is ticked.
 */
export function useSelection<Row extends { uuid: string }>(
  { selection, selectionActions }: Given<Row>,
  page: readonly Row[],
) {
  const [ownKeys, setOwnKeys] = useState<readonly Key[]>([]);
  const [known, setKnown] = useState<ReadonlyMap<Key, Row>>(new Map());
  const { keys, onChange } = selection ?? { keys: ownKeys, onChange: setOwnKeys };
  const loaded = new Map([...known, ...page.map((row) => [row.uuid, row] as const)]);
  const rows = keys.flatMap((key) => loaded.get(key) ?? []);

  const choose = (chosen: Key[]) => {
    setKnown(new Map(chosen.flatMap((key) => (loaded.has(key) ? [[key, loaded.get(key)!] as const] : []))));
    onChange(chosen);
  };

  const hasActions = selectionActions !== undefined;
  const selected: Selected<Row> = { uuids: keys.map(String), rows, clear: () => choose([]) };
  return {
    selection: selection || hasActions ? { keys, onChange: choose } : undefined,
    selected: hasActions && keys.length > 0 ? selected : undefined,
  };
}
