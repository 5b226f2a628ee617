import { sql } from 'kysely';
import { type Db } from '../../db/database';

/** What every table holds, as a sum a table: equal before and after a call that changed nothing; `row` is what counts of one. */
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
