import { Kysely, PostgresDialect, type PostgresPoolClient, sql } from 'kysely';
import { Pool, type PoolClient } from 'pg';
import { ConfigError } from '../../config-error';
import { type OpenDatabase } from '../database';
import { waitForConnectionMs, statementTimeoutMs } from './request-deadline';
import { statementNames } from './statement-names';
import { failOutsideTransaction } from '../transaction/transaction-scope';
import { type Database } from '../schema';
import { ACQUIRE_TIMEOUT_MS, SESSION_SETTINGS } from '../session-settings';
import { typeParser } from '../type-parsers';

const POOL_SIZE = 8;

// Sent in the start-up packet, so that no connection is used without them.
const options = Object.entries(SESSION_SETTINGS)
  .filter(([name]) => name !== 'application_name')
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

/** Opens a connection pool to PostgreSQL. Throws a `ConfigError` when it does not answer. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    options,
    application_name: SESSION_SETTINGS.application_name,
    connectionTimeoutMillis: ACQUIRE_TIMEOUT_MS,
    types: { getTypeParser: typeParser },
  });
  // Without a listener, a connection closed by the server would end the process.
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
    return namedOf(await connect(pool));
  },
  end: () => pool.end(),
});

const statementName = statementNames();

const NO_CONNECTION = 'timeout exceeded when trying to connect';

// No timer for an idle connection that nobody waits for.
const connect = (pool: Pool) => (pool.idleCount > pool.waitingCount ? pool.connect() : connectInTime(pool));

const connectInTime = (pool: Pool) =>
  new Promise<PoolClient>((resolve, reject) => {
    let isTooLate = false;
    const timer = setTimeout(() => {
      isTooLate = true;
      reject(new Error(NO_CONNECTION));
    }, waitForConnectionMs());
    pool.connect().then(
      (client) => {
        clearTimeout(timer);
        // Returned to the pool for the next request.
        if (isTooLate) client.release();
        else resolve(client);
      },
      (error: Error) => {
        clearTimeout(timer);
        reject(error);
      },
    );
  });

const NO_ANSWER = 'Query read timeout';

// PostgreSQL parses a named statement once per connection and keeps its plan after some runs.
const named = (client: PoolClient) => {
  let failure: Error | undefined;
  return {
    query: async (text: string, values: unknown[]) => {
      // After a timeout this connection is not used again, not even for a rollback.
      if (failure) throw failure;
      try {
        const query = { name: statementName(text, values), text, values, query_timeout: statementTimeoutMs() };
        return await client.query(query);
      } catch (error) {
        if ((error as Error).message === NO_ANSWER) failure = error as Error;
        throw error;
      }
    },
    // A failed connection is closed, because its last response may still arrive.
    release: () => client.release(failure),
  } as unknown as PostgresPoolClient;
};

const known = new WeakMap<PoolClient, PostgresPoolClient>();

// The same object each time, because Kysely remembers every one that it is given.
function namedOf(client: PoolClient) {
  const found = known.get(client) ?? named(client);
  known.set(client, found);
  return found;
}

// An AggregateError (several addresses tried) has an empty message.
function reason(error: unknown) {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  return error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
}
