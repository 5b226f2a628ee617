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

/** A running number as documents carry it: `numbered('PO-2026', 7)` is "PO-2026-0007". */
export const numbered = (prefix: string, value: number) => `${prefix}-${String(value).padStart(4, '0')}`;
