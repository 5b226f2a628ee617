import { sql } from 'kysely';
import { type Db } from '../database';

/**
 * Runs work in a savepoint of the current transaction. An error that `recover` gives a result for takes back the writes
 * of the work alone; any other error fails the transaction.
 */
export async function inSavepoint<Result, Recovered>(
  db: Db,
  work: () => Promise<Result>,
  recover: (error: unknown) => Recovered | undefined,
): Promise<Result | Recovered> {
  await sql`savepoint in_savepoint`.execute(db);
  try {
    const result = await work();
    await sql`release savepoint in_savepoint`.execute(db);
    return result;
  } catch (error) {
    const recovered = recover(error);
    if (recovered === undefined) throw error;
    await sql`rollback to savepoint in_savepoint`.execute(db);
    await sql`release savepoint in_savepoint`.execute(db);
    return recovered;
  }
}
