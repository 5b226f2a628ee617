import { Kysely, PostgresDialect, type PostgresPoolClient, sql } from 'kysely';
import { Pool, type PoolClient } from 'pg';
import { ConfigError } from '../config';
import { type OpenDatabase } from './database';
import { statementNames } from './statement-names';
import { failOutsideTransaction } from './transaction-scope';
import { type Database } from './schema';
import { ACQUIRE_TIMEOUT_MS, SESSION_SETTINGS } from './session-settings';
import { typeParser } from './type-parsers';

const POOL_SIZE = 8;

// The start-up packet carries them, so that no connection is ever used without.
const options = Object.entries(SESSION_SETTINGS)
  .filter(([name]) => name !== 'application_name')
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

/** A pool of connections to a PostgreSQL server, or a `ConfigError` when it does not answer. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    options,
    application_name: SESSION_SETTINGS.application_name,
    connectionTimeoutMillis: ACQUIRE_TIMEOUT_MS,
    types: { getTypeParser: typeParser },
  });
  // Without a listener a connection that the server closes, idle or between two queries, ends the whole process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: guarded(pool) }) });
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw new ConfigError(`The database of DATABASE_URL cannot be used: ${reason(error)}.`);
  }
  return { db, kind: 'postgres', connections: () => connectionsOf(pool), close: () => db.destroy() };
}

const connectionsOf = ({ totalCount, idleCount, waitingCount }: Pool) => ({
  used: totalCount - idleCount,
  idle: idleCount,
  waiting: waitingCount,
});

const guarded = (pool: Pool) => ({
  connect: async () => {
    failOutsideTransaction();
    return named(await pool.connect());
  },
  end: () => pool.end(),
});

const statementName = statementNames();

// A statement with a name is parsed once for a connection, and after some runs its plan is kept.
const named = (client: PoolClient) =>
  ({
    query: (text: string, values: unknown[]) => client.query({ name: statementName(text, values), text, values }),
    release: () => client.release(),
  }) as unknown as PostgresPoolClient;

// An AggregateError (several addresses tried) has an empty message of its own.
function reason(error: unknown) {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  return error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
}
