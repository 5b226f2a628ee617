import { type Insertable, sql } from 'kysely';
import { type Db } from '../../db/database';
import { isRecord } from '../../db/record-reference';
import { type ExpensesTable } from '../../db/schema/documents';

/** The live order of a project and contractor that a body names; locked, for the expense changes what is billed on it. */
export async function findOrder(db: Db, reference: string | number, projectId: number, contractorId: number) {
  const { rows } = await sql<{ id: number }>`
    select purchase_orders.id from purchase_orders
    where ${isRecord('purchase_orders', reference)} and project_id = ${projectId} and contractor_id = ${contractorId}
      and deleted_at is null and status <> 'cancelled'
    for update`.execute(db);
  return rows[0];
}

/** The live account code that a body names. */
export async function findAccountCode(db: Db, reference: string | number) {
  const { rows } = await sql<{ id: number }>`
    select account_codes.id from account_codes where ${isRecord('account_codes', reference)} and deleted_at is null for share`.execute(
    db,
  );
  return rows[0];
}

/** Stores a new expense and gives the whole record. */
export const insertExpense = (db: Db, values: Insertable<ExpensesTable>) =>
  db.insertInto('expenses').values(values).returningAll().executeTakeFirstOrThrow();
