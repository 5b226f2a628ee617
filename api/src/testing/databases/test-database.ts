import { sql } from 'kysely';
import { type Db, type OpenDatabase } from '../../db/database';
import { openPostgres } from '../../db/postgres/postgres';
import { MILLISECONDS_AHEAD } from '../../given-day/use-given-day';
import { openEmbedded, openKeptEmbedded } from './embedded-database';
import { serverUrl } from './server-role';

/** Database of the tests: PostgreSQL with `TEST_DATABASE=postgres`, else the embedded one. */
export const TEST_DATABASE = process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'pglite';

/** Current time of the database's clock. PostgreSQL ignores the given day. */
export const databaseNow = () => Date.now() - (TEST_DATABASE === 'postgres' ? MILLISECONDS_AHEAD : 0);

/** Opens a migrated, empty database of the caller's own. */
export const openTestDatabase = (): Promise<OpenDatabase> =>
  TEST_DATABASE === 'postgres' ? openOnServer() : openEmbedded();

/** Opens a migrated database for a test file that empties it before each test and does not change its schema. */
export const openKeptDatabase = (): Promise<OpenDatabase> =>
  TEST_DATABASE === 'postgres' ? openOnServer() : openKeptEmbedded();

/** Opens the same database with the permissions of the server's role; the embedded database has only one role. */
export async function openAsServer(database: OpenDatabase): Promise<OpenDatabase> {
  if (TEST_DATABASE !== 'postgres') return database;
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
  return openPostgres(serverUrl(`${process.env.TEST_POSTGRES_URL ?? ''}${rows[0]?.name}`));
}

async function openOnServer(): Promise<OpenDatabase> {
  const address = process.env.TEST_POSTGRES_URL ?? '';
  const name = `test_${process.pid}_${Date.now()}_${Math.floor(Math.random() * 1e6)}`;
  const server = await openPostgres(`${address}postgres`);
  // Only one worker at a time can copy the template; the lock makes the others wait.
  await sql`select pg_advisory_lock(1)`.execute(server.db);
  await sql`create database ${sql.id(name)} template siteledger_template strategy file_copy`.execute(server.db);
  await server.close();
  return openPostgres(`${address}${name}`);
}

// The migrations fill these tables, so they are not emptied.
const FILLED = ['schema_migrations', 'registry.schema_migrations', 'roles', 'role_names', 'tax_rates'];

/** Empties every table that has rows and resets all sequences. */
export async function emptyTables(db: Db) {
  const { rows: tables } = await sql<{
    name: string;
  }>`
    select case schemaname when 'public' then tablename else schemaname || '.' || tablename end as name
    from pg_tables where schemaname in ('public', 'registry')`.execute(db);
  const candidates = tables.filter(({ name }) => !FILLED.includes(name));
  const checks = candidates.map(
    ({ name }) => sql`select ${name} as name where exists (select 1 from ${sql.table(name)})`,
  );
  const { rows: used } = await sql<{ name: string }>`${sql.join(checks, sql` union all `)}`.execute(db);
  const names = used.map(({ name }) => name);
  if (names.length === 0) return;
  // Truncating rebuilds every index, which takes ten times as long as deleting the few rows of a test.
  await db.transaction().execute(async (transaction) => {
    // Disables triggers, because the tables of stored sums are emptied too.
    await sql`set local session_replication_role = replica`.execute(transaction);
    for (const name of names) await sql`delete from ${sql.table(name)}`.execute(transaction);
    await sql`
      select setval(sequence.oid::regclass, 1, false)
      from pg_class sequence
      join pg_depend owned on owned.objid = sequence.oid and owned.deptype in ('a', 'i')
      where sequence.relkind = 'S'
        and owned.refobjid in (${sql.join(names.map((name) => sql`${name}::regclass`))})`.execute(transaction);
  });
}
