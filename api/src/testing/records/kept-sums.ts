import { sql } from 'kysely';
import { type Db } from '../../db/database';

/** Stored sums of each project's documents. */
export const keptSums = async (db: Db) =>
  (await sql`select * from project_totals order by project_id`.execute(db)).rows;

const keptMonths = async (db: Db) => {
  const { rows } = await sql`
    select * from project_month where received <> 0 or paid <> 0 order by project_id, month`.execute(db);
  return rows;
};

/** Checks that the stored sums equal those rebuilt from the documents. */
export async function expectRightSums(db: Db) {
  const along = [await keptSums(db), await keptMonths(db)];
  await sql`select rebuild_project_totals()`.execute(db);
  expect([await keptSums(db), await keptMonths(db)]).toEqual(along);
}
