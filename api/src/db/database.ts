import { type Kysely, sql } from 'kysely';
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

/** Resolves when the database answers, rejects when it does not. */
export async function ping(db: Db) {
  await sql`select 1`.execute(db);
}
