import { type Kysely, sql } from 'kysely';
import { type Config } from '../config';
import { openPglite } from './pglite/pglite';
import { openPostgres } from './postgres/postgres';
import { type Database } from './schema';

/** What queries run on: the database, or the running transaction. */
export type Db = Kysely<Database>;

/** Connections of a pool at this moment; `waiting` are requests that have none yet. */
export type Connections = { used: number; idle: number; waiting: number };

export type OpenDatabase = {
  db: Db;
  kind: 'pglite' | 'postgres';
  /** Of a server's pool; the embedded database has one connection for all. */
  connections?: () => Connections;
  close: () => Promise<void>;
};

/** Opens PostgreSQL when a URL is given, else the embedded database in the data folder. */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> {
  return config.databaseUrl ? openPostgres(config.databaseUrl) : openPglite(config.dataDir);
}

/** Resolves when the database answers, rejects when it does not. */
export async function ping(db: Db) {
  await sql`select 1`.execute(db);
}
