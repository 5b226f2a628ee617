import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Db } from '../../../db/database';
import { migrate, readMigrations } from '../../../db/migrate';

const MIGRATIONS = readMigrations();

/** How many migrations the first release had. */
export const FIRST = 7;

/** How many there are now. */
export const NOW = MIGRATIONS.length;

/** The token of somebody who signed in with the first release. */
export const TOKEN = 'signed-in-with-the-first-release';

const read = (name: string) => readFileSync(join(__dirname, '../../fixtures', name), 'utf8');

/** Brings a database to where it stood after so many migrations. */
export const migrateTo = (db: Db, count: number) => migrate(db, MIGRATIONS.slice(0, count));

/** Fills an empty database as the first release would have: people after the first migration, books after its last. */
export async function fillFirstRelease(db: Db) {
  await migrateTo(db, 1);
  await sql.raw(read('first-people.sql')).execute(db);
  await migrateTo(db, FIRST);
  await sql.raw(read('first-books.sql')).execute(db);
}

/** Fills a database that is up to date with the same, and with texts, amounts and instants of every kind. */
export async function fillWithOddities(db: Db) {
  const texts = ['first-people.sql', 'first-books.sql', 'oddities.sql'].map(read);
  // The registry has a schema of its own by now.
  await sql.raw(`set search_path to registry, public;\n${texts.join('\n')}\nset search_path to public;`).execute(db);
}
