import { keep, keptJson } from '@siteledger/platform/contract';
import { useState } from 'react';
import type { AddressColumns } from './address-columns';
import type { Column } from './column';

type Choice = Record<string, boolean>;

const NO_ADDRESS: AddressColumns = { keys: undefined, change: () => undefined };

const keysOf = <Row>(columns: readonly Column<Row>[]) => columns.map(({ key }) => key);

const storageKey = (name: string) => `siteledger.columns.${name}`;

function readChoice(name: string): Choice {
  return keptJson(localStorage, storageKey(name), isChoice) ?? {};
}

const isChoice = (value: unknown): value is Choice =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'boolean');

function writeChoice(name: string, choice: Choice) {
  if (Object.keys(choice).length === 0) localStorage.removeItem(storageKey(name));
  else keep(localStorage, storageKey(name), JSON.stringify(choice));
}

/**
 * The user's choice of columns, stored in this browser under `siteledger.columns.<name>`, or not at all without a name.
 * Only differences from the defaults are stored, so that a column added later appears. Columns in the address override
 * the choice, and changes then go to the address. docs/domain/lists-and-search.md#the-table
 */
export function useColumnChoice<Row>(
  name: string | undefined,
  columns: readonly Column<Row>[],
  address: AddressColumns = NO_ADDRESS,
) {
  const [choice, setChoice] = useState<Choice>(() => (name ? readChoice(name) : {}));

  const isShown = (column: Column<Row>) =>
    address.keys ? address.keys.includes(column.key) : (choice[column.key] ?? !column.isHidden);
  const save = (next: Choice) => {
    setChoice(next);
    if (name) writeChoice(name, next);
  };

  return {
    shown: columns.filter(isShown),
    isChanged: address.keys !== undefined || Object.keys(choice).length > 0,
    isShown,
    toggle: (column: Column<Row>) => {
      if (address.keys) return address.change(keysOf(columns.filter((one) => isShown(one) !== (one === column))));
      const { [column.key]: _, ...others } = choice;
      const isBackToDefault = isShown(column) === Boolean(column.isHidden);
      save(isBackToDefault ? others : { ...others, [column.key]: !isShown(column) });
    },
    reset: () => (address.keys ? address.change(undefined) : save({})),
  };
}

export type ColumnChoice<Row> = ReturnType<typeof useColumnChoice<Row>>;
