import { sql } from 'kysely';
import { type Db, type OpenDatabase } from '../../db/database';

class Undo extends Error {}

/** Work that is taken back when it fails, as in a transaction of its own, inside the one that is never kept. */
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

/** A database whose changes can be made in a transaction that is never kept, so that the next call finds everything as it was. */
export function undoable(real: OpenDatabase) {
  let current = real.db;
  const db = new Proxy(real.db, {
    get(_, name) {
      // The server begins and takes back its transactions as ever.
      if (current !== real.db && name === 'isTransaction') return false;
      if (current !== real.db && name === 'transaction')
        return () => ({ execute: (work: (db: Db) => Promise<unknown>) => nested(current, work) });
      const value: unknown = Reflect.get(current, name, current);
      return typeof value === 'function' ? (value.bind(current) as unknown) : value;
    },
  });

  /** Does the work, and takes back all that it did. */
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
