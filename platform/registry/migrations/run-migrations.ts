import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type QueryExecutorProvider, sql } from 'kysely';
import { ConfigError } from '../errors';

/** A numbered SQL file and the SHA-256 of its text. */
export type Migration = { name: string; text: string; checksum: string };

/** The connection that queries run on, whatever its tables. */
export type Executor = QueryExecutorProvider;

/** Runs work in one transaction. */
export type InTransaction = <Result>(work: (trx: Executor) => Promise<Result>) => Promise<Result>;

/** Migrations that belong together, and the messages when they cannot run. */
export type Series = {
  /** The schema that contains the table of applied migrations. */
  schema: string;
  migrations: readonly Migration[];
  /** SQL for an empty database, and the last migration that it includes. */
  start?: { text: string; last: string };
  /** Names of other migrations in the same table. */
  alsoKnown?: readonly string[];
  /** Whether to accept a database that a newer version has migrated. */
  newerDatabase: 'refuse' | 'accept';
  newerText: (migration: string) => string;
  noRightText: string;
};

const FILE = /^\d{4}-[a-z0-9-]+\.sql$/;
// Any advisory lock number that nothing else in the database uses.
const LOCK = 7_305_441;

/** Reads the migrations of a folder in order. */
export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => FILE.test(name))
    .sort();
  return names.map((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
  });
}

/**
 * Brings a database up to date with a series and returns the names of the migrations that ran. Refuses a file that has
 * changed since it ran, and a database migrated by a newer version unless `newerDatabase` is `accept`.
 */
export async function runMigrations(db: Executor, transaction: InTransaction, series: Series): Promise<string[]> {
  const refuseRight = explainRefusal(series.noRightText);
  await transaction(async (trx) => {
    await lockMigrations(trx);
    // A role with only read and write rights may not create it, even with "if not exists".
    if (await hasMigrationsTable(trx, series.schema)) return;
    if (!(await hasSchema(trx, series.schema)))
      await sql`create schema ${sql.id(series.schema)}`.execute(trx).catch(refuseRight);
    await sql`create table ${tableOf(series)} (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`
      .execute(trx)
      .catch(refuseRight);
  });
  if (series.newerDatabase === 'refuse') await refuseNewer(db, series);
  const { start } = series;
  const ran = start ? await transaction((trx) => startEmpty(trx, series, start)) : [];
  for (const migration of series.migrations)
    if (await transaction((trx) => applyOnce(trx, series, migration))) ran.push(migration.name);
  return ran;
}

const tableOf = ({ schema }: Pick<Series, 'schema'>) => sql.table(`${schema}.schema_migrations`);

/** The names of a series' pending migrations; all of them on an empty database. */
export async function pendingMigrations(
  db: Executor,
  series: Pick<Series, 'schema' | 'migrations'>,
): Promise<string[]> {
  const ran = (await hasMigrationsTable(db, series.schema)) ? await selectRan(db, series) : [];
  return series.migrations.map(({ name }) => name).filter((name) => !ran.includes(name));
}

async function selectRan(db: Executor, series: Pick<Series, 'schema'>) {
  const { rows } = await sql<{ name: string }>`select name from ${tableOf(series)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}

async function hasSchema(db: Executor, schema: string) {
  const { rows } = await sql`select from pg_namespace where nspname = ${schema}`.execute(db);
  return rows.length > 0;
}

async function hasMigrationsTable(db: Executor, schema: string) {
  const { rows } =
    await sql`select from pg_tables where tablename = 'schema_migrations' and schemaname = ${schema}`.execute(db);
  return rows.length > 0;
}

async function refuseNewer(db: Executor, series: Series) {
  const known = new Set([...series.migrations.map(({ name }) => name), ...(series.alsoKnown ?? [])]);
  const unknown = (await selectRan(db, series)).find((name) => !known.has(name));
  if (unknown) throw new ConfigError(series.newerText(unknown));
}

/** Replicas start together: one migrates, the others wait and then find it done. */
export async function lockMigrations(trx: Executor) {
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
}

// Records every migration up to `last` as applied.
async function startEmpty(trx: Executor, series: Series, { text, last }: NonNullable<Series['start']>) {
  await lockMigrations(trx);
  if ((await selectRan(trx, series)).length > 0) return [];
  await sql.raw(text).execute(trx).catch(explainRefusal(series.noRightText));
  const included = series.migrations.filter(({ name }) => name <= last);
  for (const migration of included) await note(trx, series, migration);
  return included.map(({ name }) => name);
}

const note = (trx: Executor, series: Series, { name, checksum }: Migration) =>
  sql`insert into ${tableOf(series)} (name, checksum) values (${name}, ${checksum})`.execute(trx);

async function applyOnce(trx: Executor, series: Series, migration: Migration) {
  const { name, text, checksum } = migration;
  await lockMigrations(trx);
  const { rows } = await sql<{ checksum: string }>`
    select checksum from ${tableOf(series)} where name = ${name}`.execute(trx);
  const [applied] = rows;
  if (applied && applied.checksum !== checksum)
    throw new ConfigError(
      `The migration ${name} has changed since it ran on this database: restore it, or start with an empty database.`,
    );
  if (applied) return false;
  await sql.raw(text).execute(trx).catch(explainRefusal(series.noRightText));
  await note(trx, series, migration);
  return true;
}

const NO_RIGHT = '42501';

/** Rethrows a missing permission on the schema as a readable message, and other errors unchanged. */
export const explainRefusal =
  (text: string) =>
  (error: unknown): never => {
    throw (error as { code?: unknown }).code === NO_RIGHT ? new ConfigError(text) : error;
  };
