import { type Day } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from './database';
import { oneRow } from './one-row';

/**
 * Takes the next value of a running number. Its row stays locked until the transaction ends, so that no number is given
 * twice. docs/domain/numbers.md#running-numbers
 */
export async function nextNumber(db: Db, name: string): Promise<number> {
  const { rows } = await sql<{ value: number }>`
    insert into counters (name, value) values (${name}, 1)
    on conflict (name) do update set value = counters.value + 1
    returning value`.execute(db);
  return oneRow(rows).value;
}

/** Formats a running number: `numbered('PO-2026', 7)` is "PO-2026-0007". */
export const numbered = (prefix: string, value: number) => `${prefix}-${String(value).padStart(4, '0')}`;

/**
 * The next number for a document of a day, for example `PO-2026-0007`, skipping numbers that a record of the column,
 * even a deleted one, already has because somebody typed them.
 */
export async function nextFreeNumber(db: Db, prefix: string, day: Day, column: `${string}.${string}`): Promise<string> {
  const series = `${prefix}-${day.slice(0, 4)}`;
  const [table = ''] = column.split('.');
  for (;;) {
    const next = numbered(series, await nextNumber(db, series));
    const { rows } = await sql`
      select 1 from ${sql.table(table)} where lower(${sql.ref(column)}) = lower(${next})`.execute(db);
    if (rows.length === 0) return next;
  }
}
