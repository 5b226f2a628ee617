import { type ExpenseDetails } from '@siteledger/shared-lib/domain';
import { type Insertable, sql } from 'kysely';
import { type Db } from '../../db/database';
import { isRecord, refersTo } from '../../db/record-reference';
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

/** Locks the orders of a project that are named, by what a body calls one and by number, in the order of their numbers. */
export async function lockOrders(db: Db, reference: string | number | null, id: number | null) {
  await sql`
    select 1 from purchase_orders where id = ${id} or ${reference === null ? sql`false` : isRecord('purchase_orders', reference)}
    order by id for update`.execute(db);
}

/** What only the form of an expense shows. */
export async function expenseState(db: Db, id: number) {
  const { rows } = await sql<Pick<ExpenseDetails, 'account_code' | 'exported_at'>>`
    select expenses.exported_at,
      case when account_codes.id is not null then json_build_object('uuid', account_codes.uuid, 'name', account_codes.name) end as account_code
    from expenses left join account_codes on account_codes.id = expenses.account_code_id where expenses.id = ${id}`.execute(
    db,
  );
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

/** Whether a contractor has a live expense of this Ref No, `own` aside: what the unique index `expenses_ref_no` refuses. */
export async function hasRefNo(db: Db, contractor: string | number, refNo: string, own: number | null) {
  const { rows } = await sql`
    select 1 from expenses
    where ${refersTo('expenses.contractor_id', 'organisations', contractor)} and lower(ref_no) = lower(${refNo})
      and deleted_at is null and expenses.id is distinct from ${own}::bigint limit 1`.execute(db);
  return rows.length > 0;
}

/** Stores a new expense and gives the whole record. */
export const insertExpense = (db: Db, values: Insertable<ExpensesTable>) =>
  db.insertInto('expenses').values(values).returningAll().executeTakeFirstOrThrow();
