import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  type Migration,
  readMigrations as readFolder,
  registrySeries,
  runMigrations,
  type Series,
  pendingMigrations,
} from '@siteledger/platform/registry';
import { type Config } from '../config';
import { type Db } from './database';
import { applySums, waitingSums } from './sums/apply-sums';
import { namesOf, readSums, type Sums } from './sums/read-sums';
import { transaction } from './transaction/transaction';

// The same path from the source and from the compiled server: SQL is not compiled.
const FOLDER = resolve(__dirname, '../../src/db/migrations');
const SCHEMA = resolve(FOLDER, '../schema.sql');

/** The product's migrations in order, or those of another folder. */
export const readMigrations = (folder = FOLDER): Migration[] => readFolder(folder);

/**
 * The schema that all migrations produce, with which an empty database starts; its first line names the last migration.
 */
function readSchema() {
  const text = readFileSync(SCHEMA, 'utf8');
  return { text, last: /^-- After (\S+)/.exec(text)![1]! };
}

const NO_RIGHT_TEXT =
  'The role of DATABASE_URL may not migrate the database: run "node api/dist/admin.js migrate" with DATABASE_OWNER_URL.';

// The sums and the schema file need the newest tables, so a part of the series uses neither.
const isWhole = (migrations: readonly Migration[]) => migrations.at(-1)?.name === readMigrations().at(-1)?.name;

function series(
  migrations: readonly Migration[],
  newerDatabase: Config['newerDatabase'],
  sums: Sums,
): readonly [own: Series, registry: Series] {
  const given = {
    newerDatabase,
    newerText: (migration: string) =>
      `A newer version of Siteledger has migrated this database (${migration}): start that version, or set NEWER_DATABASE=accept to go back to this one.`,
    noRightText: NO_RIGHT_TEXT,
  };
  const start = isWhole(migrations) ? readSchema() : undefined;
  return [{ ...given, schema: 'public', migrations, start, alsoKnown: namesOf(sums) }, registrySeries(given)];
}

const declared = (migrations: readonly Migration[], sums: Sums) => ({
  sums,
  migrations: migrations.map(({ name }) => name),
  noRightText: NO_RIGHT_TEXT,
});

// This migration moves the registry's tables into their own schema; the registry's own migrations follow it.
const HAS_REGISTRY = '0039-registry-schema.sql';

/**
 * Migrates the database, its sums and the registry, and returns the names of what ran. Throws for a migration file
 * changed after it ran, and for a database of a newer version unless `newerDatabase` accepts it.
 */
export async function migrate(
  db: Db,
  migrations = readMigrations(),
  newerDatabase: Config['newerDatabase'] = 'refuse',
  sums = readSums(),
): Promise<string[]> {
  const [own, registry] = series(migrations, newerDatabase, sums);
  const run = (one: Series) => runMigrations(db, (work) => transaction(db, work), one);
  const ran = await run(own);
  if (isWhole(migrations)) ran.push(...(await applySums(db, declared(migrations, sums))));
  return migrations.some(({ name }) => name === HAS_REGISTRY) ? [...ran, ...(await run(registry))] : ran;
}

/** Migrates a database that contains the registry only. */
export const migrateRegistry = (db: Db, newerDatabase: Config['newerDatabase']) =>
  runMigrations(db, (work) => transaction(db, work), series([], newerDatabase, readSums())[1]);

/** The names of pending migrations; all of them for an empty database. */
export async function waitingMigrations(db: Db, migrations = readMigrations(), sums = readSums()): Promise<string[]> {
  const [own, registry] = series(migrations, 'accept', sums);
  const waiting = await pendingMigrations(db, own);
  const waitingLast = isWhole(migrations) ? await waitingSums(db, declared(migrations, sums)) : [];
  const later = await pendingMigrations(db, registry);
  // Unless the database starts with the schema file, HAS_REGISTRY counts as the registry's first migration.
  const isEmpty = own.start !== undefined && waiting.length === migrations.length;
  return [...waiting, ...waitingLast, ...(waiting.includes(HAS_REGISTRY) && !isEmpty ? later.slice(1) : later)];
}
