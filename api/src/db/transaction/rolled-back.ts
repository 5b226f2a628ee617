import { sql } from 'kysely';
import { type Db } from '../database';

/** Runs work in the current transaction, rolls back its writes and returns its result, for previews. */
export async function rolledBack<Result>(db: Db, work: () => Promise<Result>): Promise<Result> {
  await sql`savepoint rolled_back`.execute(db);
  const result = await work();
  await sql`rollback to savepoint rolled_back`.execute(db);
  return result;
}
