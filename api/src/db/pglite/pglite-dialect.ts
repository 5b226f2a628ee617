import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { parameterText } from './parameter-text';
import { type PgliteSession } from './pglite-session';
import { SingleConnectionQueue } from './single-connection-queue';
import { failOutsideTransaction } from '../transaction/transaction-scope';

/**
 * A Kysely dialect for the embedded database's single connection: requests queue for it, and a query outside the
 * current transaction fails.
 */
export const pgliteDialect = (session: PgliteSession): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => pgliteDriver(session),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});

function pgliteDriver(session: PgliteSession): Driver {
  const connection = pgliteConnection(session);
  const queue = new SingleConnectionQueue();
  const run = async (text: string) => void (await session.query(text, []));
  return {
    init: async () => {},
    acquireConnection: async () => {
      failOutsideTransaction();
      await queue.acquire();
      return connection;
    },
    beginTransaction: (_, { isolationLevel }) =>
      run(isolationLevel ? `begin isolation level ${isolationLevel}` : 'begin'),
    commitTransaction: () => run('commit'),
    rollbackTransaction: () => run('rollback'),
    savepoint: (_, name) => run(`savepoint "${name}"`),
    rollbackToSavepoint: (_, name) => run(`rollback to savepoint "${name}"`),
    releaseSavepoint: (_, name) => run(`release savepoint "${name}"`),
    releaseConnection: async () => queue.release(),
    destroy: () => session.close(),
  };
}

const pgliteConnection = (session: PgliteSession): DatabaseConnection => ({
  async executeQuery<Result>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Result>> {
    const { rows, affected } = await session.query(sql, parameters.map(parameterText));
    return { rows: rows as Result[], numAffectedRows: BigInt(affected) };
  },
  // eslint-disable-next-line require-yield -- the interface asks for a generator, the embedded database cannot stream
  async *streamQuery() {
    throw new Error('The embedded database does not stream rows.');
  },
});
