import { sql } from 'kysely';
import { type Db } from '../database';

/** Runs work in the running transaction, takes back whatever it wrote and gives its result: what would happen, without it happening. */
export async function rolledBack<Result>(db: Db, work: () => Promise<Result>): Promise<Result> {
  await sql`savepoint rolled_back`.execute(db);
  const result = await work();
  await sql`rollback to savepoint rolled_back`.execute(db);
  return result;
}
