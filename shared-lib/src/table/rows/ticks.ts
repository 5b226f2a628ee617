import { useRef, type Key } from 'react';
import type { Selection } from './rows-props';

/** The ticks of a page's rows, if rows can be ticked, and the handlers of a row's checkbox and the checkbox for all. */
export function useTicks(rows: readonly { uuid: string }[], selection: Selection | undefined) {
  const lastTicked = useRef<string>(undefined);
  if (!selection) return undefined;
  const { keys, onChange } = selection;
  const ticked = new Set<Key>(keys);
  const count = rows.filter(({ uuid }) => ticked.has(uuid)).length;

  // With Shift it covers every row from the last clicked one.
  const rangeTo = (uuid: string, isRange: boolean) => {
    const at = rows.findIndex((row) => row.uuid === uuid);
    const from = isRange ? rows.findIndex((row) => row.uuid === lastTicked.current) : -1;
    return rows.slice(Math.min(at, from < 0 ? at : from), Math.max(at, from) + 1);
  };
  const change = (some: readonly { uuid: string }[], isTicked: boolean) => {
    const next = new Set(ticked);
    for (const { uuid } of some)
      if (isTicked) next.add(uuid);
      else next.delete(uuid);
    onChange([...next]);
  };

  return {
    isTicked: (uuid: string) => ticked.has(uuid),
    count,
    tick: (uuid: string, isRange: boolean) => {
      change(rangeTo(uuid, isRange), !ticked.has(uuid));
      lastTicked.current = uuid;
    },
    tickAll: (isTicked: boolean) => change(rows, isTicked),
  };
}

export type Ticks = NonNullable<ReturnType<typeof useTicks>>;
