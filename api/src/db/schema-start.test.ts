import { sql } from 'kysely';
import { openEmptyDatabase } from '../testing/databases/empty-database';
import { type Db, type OpenDatabase } from './database';
import { migrate, readMigrations, waitingMigrations } from './migrate';

const opened: OpenDatabase[] = [];

afterAll(() => Promise.all(opened.map(({ close }) => close())));

async function emptyDatabase() {
  const database = await openEmptyDatabase();
  opened.push(database);
  return database.db;
}

const SCHEMAS = sql`('public', 'registry')`;

/** Everything about the tables that a statement can depend on, as text. */
async function shapeOf(db: Db) {
  const { rows } = await sql<{ text: string }>`
    select concat_ws(' ', table_schema, table_name, column_name, data_type, udt_name, numeric_precision, numeric_scale,
      is_nullable, column_default, is_identity, identity_generation, generation_expression) as text
    from information_schema.columns where table_schema in ${SCHEMAS}
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace::regnamespace::text in ${SCHEMAS}
    union all select indexdef from pg_indexes where schemaname in ${SCHEMAS}
    union all select concat_ws(' ', tgrelid::regclass, pg_get_triggerdef(t.oid)) from pg_trigger t
    join pg_class c on c.oid = tgrelid where not tgisinternal and c.relnamespace::regnamespace::text in ${SCHEMAS}
    union all select pg_get_functiondef(p.oid) from pg_proc p
    where p.prokind = 'f' and p.pronamespace::regnamespace::text in ${SCHEMAS}
    union all select concat_ws(' ', viewname, definition) from pg_views where schemaname in ${SCHEMAS}
    union all select concat_ws(' ', oid::regclass, reloptions) from pg_class
    where relkind = 'r' and relnamespace::regnamespace::text in ${SCHEMAS}
    union all select concat_ws(' ', schemaname, sequencename, start_value, increment_by, last_value) from pg_sequences
    union all select concat_ws(' ', s.stxname, pg_get_statisticsobjdef(s.oid)) from pg_statistic_ext s
    order by 1`.execute(db);
  return rows.map(({ text }) => text);
}

/** The rows of a new installation, without its own keys and timestamps. */
async function rowsOf(db: Db) {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ${SCHEMAS} and tablename <> 'data_versions' order by 1`.execute(db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select (to_jsonb(t) - '{applied_at,created_at,updated_at,uuid}'::text[])::text as row from ${sql.raw(name)} t order by 1`.execute(
      db,
    );
    found.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return found;
}

test('a database that starts with schema.sql is as one that went through every migration', async () => {
  const [started, migrated] = [await emptyDatabase(), await emptyDatabase()];
  const waiting = await waitingMigrations(started);

  expect(await migrate(started)).toEqual(waiting);
  await migrate(migrated, readMigrations().slice(0, -1));
  await migrate(migrated);

  expect(await shapeOf(started)).toEqual(await shapeOf(migrated));
  expect(await rowsOf(started)).toEqual(await rowsOf(migrated));
  expect(await waitingMigrations(started)).toEqual([]);
  expect((await shapeOf(started)).length).toBeGreaterThan(1000);
});
