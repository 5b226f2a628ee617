import { useState } from 'react';
import type { Column } from './column';

type Choice = Record<string, boolean>;

const storageKey = (name: string) => `siteledger.columns.${name}`;

function readChoice(name: string): Choice {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(name)) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Choice) : {};
  } catch {
    return {};
  }
}

function writeChoice(name: string, choice: Choice) {
  if (Object.keys(choice).length === 0) localStorage.removeItem(storageKey(name));
  else localStorage.setItem(storageKey(name), JSON.stringify(choice));
}

/**
 * Which columns the user wants to see, kept in this browser under `siteledger.columns.<name>`. Only what differs from
 * the columns' own default is stored, so that a column added later appears. Without a name nothing is kept. Specification §9.
 */
export function useColumnChoice<Row>(name: string | undefined, columns: readonly Column<Row>[]) {
  const [choice, setChoice] = useState<Choice>(() => (name ? readChoice(name) : {}));

  const isShown = (column: Column<Row>) => choice[column.key] ?? !column.isHidden;
  const save = (next: Choice) => {
    setChoice(next);
    if (name) writeChoice(name, next);
  };

  return {
    shown: columns.filter(isShown),
    isChanged: Object.keys(choice).length > 0,
    isShown,
    toggle: (column: Column<Row>) => {
      const { [column.key]: _, ...others } = choice;
      const isBackToDefault = isShown(column) === Boolean(column.isHidden);
      save(isBackToDefault ? others : { ...others, [column.key]: !isShown(column) });
    },
    reset: () => save({}),
  };
}

/** The columns' choice and the ways to change it. */
export type ColumnChoice<Row> = ReturnType<typeof useColumnChoice<Row>>;
