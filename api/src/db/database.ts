import { type Kysely, sql } from 'kysely';
import { type Config } from '../config';
import { openPglite } from './pglite/pglite';
import { openPostgres } from './postgres/postgres';
import { type Database } from './schema';

/** The database or the current transaction. */
export type Db = Kysely<Database>;

/** The current connections of a pool; `waiting` counts requests without one. */
export type Connections = { used: number; idle: number; waiting: number };

export type OpenDatabase = {
  db: Db;
  kind: 'pglite' | 'postgres';
  /** Only for a PostgreSQL pool; the embedded database has a single connection. */
  connections?: () => Connections;
  close: () => Promise<void>;
};

/** Opens PostgreSQL if a URL is given, otherwise the embedded database in the data folder. */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> {
  return config.databaseUrl ? openPostgres(config.databaseUrl) : openPglite(config.dataDir);
}

/** Resolves when the database answers, rejects when it does not. */
export async function ping(db: Db) {
  await sql`select 1`.execute(db);
}
