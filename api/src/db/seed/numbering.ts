import { type Day } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../database';
import { numbered } from '../next-number';
import { type Database } from '../schema';
import { insertRows } from './insert-rows';

type Table = keyof Database;

/** Assigns ids and running numbers while rows are made, and advances the database's counters. */
export type Numbering = {
  nextId: (table: Table) => number;
  /** The next number of a counter, such as "INV-2026". */
  nextNumber: (counter: string) => number;
  save: (db: Db) => Promise<void>;
};

export function startNumbering(): Numbering {
  const ids = new Map<Table, number>();
  const counters = new Map<string, number>();
  return {
    nextId: (table) => increase(ids, table),
    nextNumber: (counter) => increase(counters, counter),
    save: async (db) => {
      for (const [table, id] of ids) {
        await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${id}::bigint)`.execute(db);
      }
      await insertRows(
        db,
        'counters',
        [...counters].map(([name, value]) => ({ name, value })),
      );
    },
  };
}

function increase<Key>(values: Map<Key, number>, key: Key) {
  const value = (values.get(key) ?? 0) + 1;
  values.set(key, value);
  return value;
}

/** A document number: INV-2026-0001. docs/domain/numbers.md#running-numbers */
export function documentNumber(numbering: Numbering, prefix: 'INV' | 'PO' | 'PV', day: Day) {
  const series = `${prefix}-${day.slice(0, 4)}`;
  return numbered(series, numbering.nextNumber(series));
}

/** A project's code: P-0001. docs/domain/numbers.md#running-numbers */
export const projectCode = (numbering: Numbering) => numbered('P', numbering.nextNumber('project'));
