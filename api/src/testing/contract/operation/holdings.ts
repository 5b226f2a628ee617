import { sql } from 'kysely';
import { type Db } from '../../../db/database';
import { transaction } from '../../../db/transaction/transaction';

/** Tables and their compared columns. */
export type Tables = Readonly<Record<string, readonly string[]>>;

/** Each table's rows as text, cell by cell, sorted. */
export type Holdings = { tables: Tables; rows: Record<string, readonly string[]> };

/** Every table of the product with all columns, except the list of migrations. */
export async function tablesOf(db: Db): Promise<Tables> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select relname as name, array_agg(attname::text order by attname) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relnamespace::regnamespace::text in ('public', 'registry') and relkind = 'r' and relname <> 'schema_migrations'
    group by 1 order by 1`.execute(db);
  return Object.fromEntries(rows.map(({ name, columns }) => [name, columns]));
}

/** Reads the rows of these columns, by default all. */
export const holdingsOf = (db: Db, of?: Tables): Promise<Holdings> =>
  transaction(db, async (trx) => {
    // In UTC, because databases may disagree on local time before time zones.
    await sql`set local TimeZone = 'UTC'`.execute(trx);
    // Finds the same tables before and after the registry got its own schema.
    await sql`set local search_path = registry, public`.execute(trx);
    return rowsOf(trx, of ?? (await tablesOf(trx)));
  });

async function rowsOf(db: Db, tables: Tables): Promise<Holdings> {
  const rows: Holdings['rows'] = {};
  for (const [table, columns] of Object.entries(tables)) {
    const { rows: texts } = await sql<{ text: string }>`
      select row(${sql.join(columns.map((name) => sql.id(name)))})::text as text from ${sql.table(table)}`.execute(db);
    rows[table] = texts.map(({ text }) => text).sort();
  }
  return { tables, rows };
}

/** The number of cells. */
export const cellsOf = ({ tables, rows }: Holdings) =>
  Object.entries(tables).reduce((cells, [table, columns]) => cells + columns.length * (rows[table]?.length ?? 0), 0);

/** Describes each table that differs, with the first row missing or added. */
export function differences(before: Holdings, after: Holdings): string[] {
  const names = new Set([...Object.keys(before.rows), ...Object.keys(after.rows)]);
  return [...names].flatMap((table) => {
    const [then = [], now = []] = [before.rows[table], after.rows[table]];
    const at = [...then, ''].findIndex((text, index) => text !== (now[index] ?? ''));
    if (at < 0 && then.length === now.length) return [];
    return [`${table}: ${then.length} rows before, ${now.length} after: ${then[at]} became ${now[at]}`.slice(0, 600)];
  });
}
