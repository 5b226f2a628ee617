import { sql } from 'kysely';
import { type Db } from '../../../db/database';
import { oneRow } from '../../../db/one-row';
import { type OrderLine } from '../purchase-orders.queries';

/** The lines of an order as typed. */
export const linesOfOrder = (db: Db, id: number): Promise<OrderLine[]> =>
  db
    .selectFrom('purchase_order_lines')
    .select(['description', 'unit', 'qty', 'unit_price', 'account_code_id', 'tax_code'])
    .where('purchase_order_id', '=', id)
    .orderBy('position')
    .execute();

type PricedLines = readonly (OrderLine & { amount: string })[];

/** Replaces the lines of an order. */
export async function replaceLines(db: Db, id: number, lines: PricedLines) {
  await db.deleteFrom('purchase_order_lines').where('purchase_order_id', '=', id).execute();
  await insertLines(db, id, lines);
}

export async function insertLines(db: Db, id: number, lines: PricedLines) {
  await db
    .insertInto('purchase_order_lines')
    .values(lines.map((line, index) => ({ ...line, purchase_order_id: id, position: index + 1 })))
    .execute();
}

/** The own company's terms for sub-contractors or for suppliers. parties.md#the-own-company */
export async function ownTermsFor(db: Db, contractorId: number) {
  const { rows } = await sql<{ terms: string | null }>`
    select case payee.type when 1 then own.tnc_subcon else own.tnc_supplier end as terms
    from organisations payee, organisations own
    where payee.id = ${contractorId} and own.type = 3 and own.deleted_at is null
    order by own.id limit 1`.execute(db);
  return rows[0]?.terms ?? null;
}

/** Counts the expenses billed on an order that are not deleted. */
export async function countExpensesOn(db: Db, id: number) {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from expenses where purchase_order_id = ${id} and deleted_at is null`.execute(db);
  return oneRow(rows).total;
}
