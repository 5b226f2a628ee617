import { sql } from 'kysely';
import { type Db } from '../../../db/database';
import { type DocumentRow } from '../../documents/documents.queries';

/** Locks the expenses billed on orders, including deleted ones, in the order of their uuids. */
export async function lockExpensesOn(db: Db, orderIds: readonly number[]) {
  const { rows } = await sql<DocumentRow<'expenses'>>`
    select * from expenses where purchase_order_id = any(${orderIds}::bigint[]) order by uuid for update`.execute(db);
  return rows;
}

/** Locks orders in the order of their ids and returns the whole records. */
export async function lockOrders(db: Db, ids: readonly number[]) {
  const { rows } = await sql<DocumentRow<'purchase_orders'>>`
    select * from purchase_orders where id = any(${ids}::bigint[]) order by id for update`.execute(db);
  return rows;
}

/** Unlinks expenses from their orders and returns the whole records. */
export async function unlink(db: Db, expenseIds: readonly number[]) {
  const { rows } = await sql<DocumentRow<'expenses'>>`
    update expenses set purchase_order_id = null, version = version + 1, updated_at = now()
    where id = any(${expenseIds}::bigint[]) and purchase_order_id is not null returning *`.execute(db);
  return rows;
}
