import { sql } from 'kysely';
import { type Importable } from './importable';

/** Finds live records of a table by a column, regardless of case. */
export const byColumn =
  (table: string, column: string): Importable['findByKeys'] =>
  async (db, keys) => {
    const key = sql<string>`lower(${sql.ref(column)})`;
    const { rows } = await sql<{ key: string; uuid: string }>`
      select ${key} as key, uuid from ${sql.table(table)}
      where ${key} = any(${[...keys]}::text[]) and deleted_at is null`.execute(db);
    return rows;
  };
