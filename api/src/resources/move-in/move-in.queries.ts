import {
  type Day,
  IMPORT_ENTITIES,
  type ImportEntity,
  type Money,
  type MoveInStep,
} from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql, type Updateable } from 'kysely';
import { type Db } from '../../db/database';
import { type Database } from '../../db/schema';
import { oneRow } from '../../db/one-row';
import { statesOf } from '../../figures/dated/documents';
import { isPast, type Viewpoint } from '../../figures/viewpoint';

/** The totals as typed; undefined until somebody has saved some. */
export const storedTotals = (db: Db) => db.selectFrom('move_in').selectAll().executeTakeFirst();

/** The same, locked; created for a day if missing. */
export async function lockTotals(db: Db, as_of: Day) {
  await db
    .insertInto('move_in')
    .values({ as_of })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db.selectFrom('move_in').selectAll().forUpdate().executeTakeFirstOrThrow();
}

/** Stores the totals as the next version. */
export const saveTotals = (db: Db, totals: Updateable<Database['move_in']>) =>
  db
    .updateTable('move_in')
    .set((expression) => ({ ...totals, version: expression('version', '+', 1), updated_at: sql<string>`now()` }))
    .returningAll()
    .executeTakeFirstOrThrow();

/** Amounts owed and retained on a day, as lists and reports total them. RM. */
export async function booksOn(db: Db, view: Viewpoint) {
  const day = isPast(view.asOf, view) ? view.asOf : undefined;
  const { rows } = await sql<
    Record<'debtors' | 'creditors' | 'retention_receivable' | 'retention_payable' | 'bank', Money>
  >`
    select owed.debtors, owed.retention_receivable, owing.creditors, owing.retention_payable, bank_accounts.bank
    from (
      select coalesce(sum(balance), 0.00) as debtors, coalesce(sum(withheld - released), 0.00) as retention_receivable
      from ${statesOf('invoices', day)}
    ) owed, (
      select coalesce(sum(balance), 0.00) as creditors, coalesce(sum(retention), 0.00) as retention_payable
      from ${statesOf('expenses', day)}
    ) owing, (
      select coalesce(sum(opening_balance), 0.00) as bank from bank_accounts
      where deleted_at is null and (opening_day is null or opening_day <= ${view.asOf}::date)
    ) bank_accounts`.execute(db);
  return oneRow(rows);
}

const RECORDS: Readonly<Record<ImportEntity, RawBuilder<unknown>>> = {
  account_code: sql`account_codes`,
  bank_account: sql`bank_accounts`,
  client: sql`clients`,
  organisation: sql`organisations`,
  user: sql`users`,
  project: sql`projects`,
  purchase_order: sql`purchase_orders`,
  variation_order: sql`variation_orders`,
  opening: sql`(select deleted_at from invoices where is_opening) openings`,
  expense: sql`expenses`,
  invoice: sql`(select deleted_at from invoices where not is_opening) invoices`,
  payment: sql`payments`,
  write_off: sql`(
    select deleted_at from invoices where status = 'writeOff'
    union all select deleted_at from expenses where status = 'writeOff') write_offs`,
};

const countOf = (entity: ImportEntity) => sql`
  select ${entity}::text as entity, count(*)::int as records from ${RECORDS[entity]} where deleted_at is null`;

/** How many records of each kind there are, and its last import, in the order of a move. */
export async function stepsOf(db: Db) {
  const { rows } = await sql<MoveInStep>`
    select counted.entity, records, last_import from (${sql.join(IMPORT_ENTITIES.map(countOf), sql` union all `)}) counted
    left join lateral (
      select json_build_object('uuid', uuid, 'file_name', file_name, 'status', status) as last_import
      from import_jobs where import_jobs.entity = counted.entity order by id desc limit 1
    ) latest on true
    order by array_position(${[...IMPORT_ENTITIES]}::text[], counted.entity)`.execute(db);
  return rows;
}
