import { resolve } from 'node:path';
import {
  type Migration,
  readMigrations as readFolder,
  registrySeries,
  runMigrations,
  type Series,
  waitingOf,
} from '@siteledger/platform/registry';
import { type Config } from '../config';
import { type Db } from './database';
import { transaction } from './transaction';

// The same place from the source and from the compiled server: SQL is not compiled.
const FOLDER = resolve(__dirname, '../../src/db/migrations');

/** The product's migrations in their order, or those of another folder. */
export const readMigrations = (folder = FOLDER): Migration[] => readFolder(folder);

const series = (
  migrations: readonly Migration[],
  newerDatabase: Config['newerDatabase'],
): readonly [own: Series, registry: Series] => {
  const given = {
    newerDatabase,
    newerText: (migration: string) =>
      `A newer version of Siteledger has migrated this database (${migration}): start that version, or set NEWER_DATABASE=accept to go back to this one.`,
    noRightText:
      'The role of DATABASE_URL may not migrate the database: run "node api/dist/admin.js migrate" with DATABASE_OWNER_URL.',
  };
  return [{ ...given, schema: 'public', migrations }, registrySeries(given)];
};

// It puts the tables of the registry into their own schema, from where the registry's migrations go on.
const HAS_REGISTRY = '0039-registry-schema.sql';

/**
 * Brings the database up to date, the registry's part too, and gives the names of what ran. A file that has changed since it
 * ran is refused, and so is a database that a newer version has migrated, unless whoever goes back accepts it.
 */
export async function migrate(
  db: Db,
  migrations = readMigrations(),
  newerDatabase: Config['newerDatabase'] = 'refuse',
): Promise<string[]> {
  const [own, registry] = series(migrations, newerDatabase);
  const run = (one: Series) => runMigrations(db, (work) => transaction(db, work), one);
  const ran = await run(own);
  return migrations.some(({ name }) => name === HAS_REGISTRY) ? [...ran, ...(await run(registry))] : ran;
}

/** Brings a database up to date that holds the registry alone. */
export const migrateRegistry = (db: Db, newerDatabase: Config['newerDatabase']) =>
  runMigrations(db, (work) => transaction(db, work), series([], newerDatabase)[1]);

/** The names of what has not run yet; all of them on a database that is empty. */
export async function waitingMigrations(db: Db, migrations = readMigrations()): Promise<string[]> {
  const [own, registry] = series(migrations, 'accept');
  const waiting = await waitingOf(db, own);
  const later = await waitingOf(db, registry);
  // What puts the tables into their own schema counts as the registry's first migration.
  return [...waiting, ...(waiting.includes(HAS_REGISTRY) ? later.slice(1) : later)];
}
