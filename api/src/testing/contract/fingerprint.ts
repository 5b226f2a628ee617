import { sql } from 'kysely';
import { type Db } from '../../db/database';

/**
 * A checksum of every table, equal before and after a request that changes nothing; `row` is the hashed part of a row.
 */
export async function fingerprint(db: Db, row = sql`one`): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{
    name: string;
  }>`
    select case schemaname when 'public' then tablename else schemaname || '.' || tablename end as name
    from pg_tables where schemaname in ('public', 'registry') order by 1`.execute(db);
  const sums = tables.map(
    ({ name }) =>
      sql`select ${name} as name, md5(coalesce(string_agg((${row})::text, '|' order by (${row})::text), '')) as sum from ${sql.table(name)} one`,
  );
  const { rows } = await sql<{ name: string; sum: string }>`${sql.join(sums, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}
