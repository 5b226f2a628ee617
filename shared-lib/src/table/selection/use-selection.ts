import { useState, type Key, type ReactNode } from 'react';
import type { Selection } from '../rows/rows-props';

/** The ticked rows, on this page and others. */
export type Selected<Row> = {
  uuids: readonly string[];
  /** Those rows as last loaded. */
  rows: readonly Row[];
  /** Unticks all, for example after a move. */
  clear: () => void;
};

type Given<Row> = { selection?: Selection; selectionActions?: (selected: Selected<Row>) => ReactNode };

/**
 * The ticked rows, kept here or by the screen if it gives `selection`. `selected` is the input of actions; undefined
 * while nothing is ticked.
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
