import { setTimeout as sleep } from 'node:timers/promises';
import { type Db } from '../database';
import { insideTransaction } from './transaction-scope';

const ATTEMPTS = 4;
const FIRST_PAUSE_MS = 20;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const UNIQUE_VIOLATION = '23505';

/** Whether a transaction failed only because of another one and can run again. */
export const isTransient = (error: unknown) => {
  const code = (error as { code?: unknown } | null)?.code;
  return code === SERIALIZATION_FAILURE || code === DEADLOCK;
};

/** Whether a unique index rejected a duplicate. */
export const isDuplicate = (error: unknown) => (error as { code?: unknown } | null)?.code === UNIQUE_VIOLATION;

/** The error for having locked the wrong rows: it releases the locks and runs the transaction again. */
export const beginAgain = () =>
  Object.assign(new Error('What was to be locked has moved.'), { code: SERIALIZATION_FAILURE });

/**
 * Runs work in one transaction, again after a deadlock or serialization failure; joins a transaction that is already
 * running.
 */
export async function transaction<Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> {
  if (db.isTransaction) return work(db);
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute((trx) => insideTransaction(() => work(trx)));
    } catch (error) {
      if (!isTransient(error) || attempt === ATTEMPTS) throw error;
      await sleep(FIRST_PAUSE_MS * 2 ** attempt * Math.random());
    }
  }
}
