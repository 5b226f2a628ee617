import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Db } from '../../../db/database';
import { migrate, readMigrations } from '../../../db/migrate';

const MIGRATIONS = readMigrations();

/** The number of migrations in the first release. */
export const FIRST = 7;

/** The current number. */
export const NOW = MIGRATIONS.length;

/** The token of a session from the first release. */
export const TOKEN = 'signed-in-with-the-first-release';

const read = (name: string) => readFileSync(join(__dirname, '../../fixtures', name), 'utf8');

/** Migrates a database up to `count` migrations. */
export const migrateTo = (db: Db, count: number) => migrate(db, MIGRATIONS.slice(0, count));

/** Fills an empty database as under the first release: people after the first migration, books after its last. */
export async function fillFirstRelease(db: Db) {
  await migrateTo(db, 1);
  await sql.raw(read('first-people.sql')).execute(db);
  await migrateTo(db, FIRST);
  await sql.raw(read('first-books.sql')).execute(db);
}

/** Fills a current database with the same, and with texts, amounts and instants of every kind. */
export async function fillWithOddities(db: Db) {
  const texts = ['first-people.sql', 'first-books.sql', 'oddities.sql'].map(read);
  // The registry now has its own schema.
  await sql.raw(`set search_path to registry, public;\n${texts.join('\n')}\nset search_path to public;`).execute(db);
}
