import { sql } from 'kysely';
import { type Db, type OpenDatabase } from '../../db/database';

class Undo extends Error {}

/** Rolls back failed work to a savepoint, within the transaction that is never committed. */
async function nested<Result>(trx: Db, work: (db: Db) => Promise<Result>): Promise<Result> {
  await sql`savepoint call`.execute(trx);
  try {
    const result = await work(trx);
    await sql`release savepoint call`.execute(trx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint call`.execute(trx);
    throw error;
  }
}

/**
 * A database whose changes happen in a transaction that is never committed, so that each request finds the same state.
 */
export function undoable(real: OpenDatabase) {
  let current = real.db;
  const db = new Proxy(real.db, {
    get(_, name) {
      // The server's own transactions become savepoints.
      if (current !== real.db && name === 'isTransaction') return false;
      if (current !== real.db && name === 'transaction')
        return () => ({ execute: (work: (db: Db) => Promise<unknown>) => nested(current, work) });
      const value: unknown = Reflect.get(current, name, current);
      return typeof value === 'function' ? (value.bind(current) as unknown) : value;
    },
  });

  /** Runs the work and rolls it back. */
  async function undone<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
    const results: Result[] = [];
    try {
      await real.db.transaction().execute(async (trx) => {
        current = trx;
        results.push(await work(trx));
        throw new Undo();
      });
    } catch (error) {
      if (!(error instanceof Undo)) throw error;
    } finally {
      current = real.db;
    }
    return results[0] as Result;
  }

  return { database: { ...real, db }, undone };
}
