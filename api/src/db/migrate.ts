import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { type Config } from '../config';
import { ConfigError } from '../config-error';
import { type Db } from './database';
import { transaction } from './transaction';

/** A numbered SQL file and the SHA-256 of its text. */
export type Migration = { name: string; text: string; checksum: string };

// The same place from the source and from the compiled server: SQL is not compiled.
const FOLDER = resolve(__dirname, '../../src/db/migrations');
const FILE = /^\d{4}-[a-z0-9-]+\.sql$/;
// Any number that nothing else in the database locks.
const LOCK = 7_305_441;

/** The migrations of a folder in their order. */
export function readMigrations(folder = FOLDER): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => FILE.test(name))
    .sort();
  return names.map((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
  });
}

/**
 * Brings the database up to date and gives the names of what ran. A file that has changed since it ran is refused, and so is
 * a database that a newer version has migrated, unless whoever goes back accepts it.
 */
export async function migrate(
  db: Db,
  migrations = readMigrations(),
  newerDatabase: Config['newerDatabase'] = 'refuse',
): Promise<string[]> {
  await transaction(db, async (trx) => {
    await waitForTurn(trx);
    // A role that only serves may not create it, not even if it is there.
    if (await hasMigrationsTable(trx)) return;
    await sql`create table schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`
      .execute(trx)
      .catch(explainRefusal);
  });
  if (newerDatabase === 'refuse') await refuseNewer(db, migrations);
  const ran: string[] = [];
  for (const migration of migrations) {
    if (await applyOnce(db, migration)) ran.push(migration.name);
  }
  return ran;
}

/** The names of what has not run yet; all of them on a database that is empty. */
export async function waitingMigrations(db: Db, migrations = readMigrations()): Promise<string[]> {
  const ran = (await hasMigrationsTable(db)) ? await db.selectFrom('schema_migrations').select('name').execute() : [];
  const names = new Set(ran.map(({ name }) => name));
  return migrations.map(({ name }) => name).filter((name) => !names.has(name));
}

async function hasMigrationsTable(db: Db) {
  const { rows } = await sql`select from pg_tables where tablename = 'schema_migrations'`.execute(db);
  return rows.length > 0;
}

async function refuseNewer(db: Db, migrations: readonly Migration[]) {
  const known = new Set(migrations.map(({ name }) => name));
  const ran = await db.selectFrom('schema_migrations').select('name').orderBy('name').execute();
  const unknown = ran.find(({ name }) => !known.has(name));
  if (unknown)
    throw new ConfigError(
      `A newer version of Siteledger has migrated this database (${unknown.name}): start that version, or set NEWER_DATABASE=accept to go back to this one.`,
    );
}

/** Replicas start together: one migrates, the others wait and then find it done. */
export async function waitForTurn(trx: Db) {
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
}

const applyOnce = (db: Db, { name, text, checksum }: Migration) =>
  transaction(db, async (trx) => {
    await waitForTurn(trx);
    const applied = await trx
      .selectFrom('schema_migrations')
      .select('checksum')
      .where('name', '=', name)
      .executeTakeFirst();
    if (applied && applied.checksum !== checksum)
      throw new ConfigError(
        `The migration ${name} has changed since it ran on this database: restore it, or start with an empty database.`,
      );
    if (applied) return false;
    await sql.raw(text).execute(trx).catch(explainRefusal);
    await trx.insertInto('schema_migrations').values({ name, checksum }).execute();
    return true;
  });

const NO_RIGHT = '42501';

function explainRefusal(error: unknown): never {
  if ((error as { code?: unknown }).code !== NO_RIGHT) throw error;
  throw new ConfigError(
    'The role of DATABASE_URL may not migrate the database: run "node api/dist/admin.js migrate" with DATABASE_OWNER_URL.',
  );
}
