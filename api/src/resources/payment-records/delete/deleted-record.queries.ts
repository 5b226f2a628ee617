import { type DocumentStatus } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../../db/database';
import { isRecord } from '../../../db/record-reference';

/** The number of a record, a deleted one too. */
export async function findRecord(db: Db, reference: string) {
  const { rows } = await sql<{ id: number }>`
    select id from payment_records where ${isRecord('payment_records', reference)}`.execute(db);
  return rows[0]?.id;
}

/** The expenses that a record pays, locked in the order of their uuids before the record itself. */
export async function lockPaidExpenses(db: Db, id: number) {
  const { rows } = await sql<{ ref_no: string; status: DocumentStatus }>`
    select ref_no, status from expenses
    where id in (select expense_id from payments where payment_record_id = ${id} and deleted_at is null)
    order by uuid for update`.execute(db);
  return rows;
}

/** A record, a deleted one too, locked until the transaction ends. */
export const lockRecord = (db: Db, id: number) =>
  db.selectFrom('payment_records').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/**
 * What the rows of a deleted record pay, locked as a new batch locks it: whether there is room for each again. A row
 * of a batch goes only with its record, so that all of them come back.
 */
export async function lockUnpaid(db: Db, id: number) {
  const { rows } = await sql<{ id: number; uuid: string; name: string; has_room: boolean }>`
    select expenses.id, expenses.uuid, expenses.ref_no as name,
      expenses.deleted_at is null and expenses.status <> 'writeOff' and payments.payment_amt <= expenses.balance as has_room
    from payments join expenses on expenses.id = payments.expense_id
    where payments.payment_record_id = ${id} order by expenses.uuid for update of expenses`.execute(db);
  return rows;
}

/** All payments that were ever made on an expense, and their records. */
export async function paymentsEver(db: Db, expenseId: number) {
  const { rows } = await sql<{ uuid: string }>`
    select unnest(array[payments.uuid, payment_records.uuid]) as uuid
    from payments left join payment_records on payment_records.id = payments.payment_record_id
    where payments.expense_id = ${expenseId}`.execute(db);
  return rows.flatMap(({ uuid }) => uuid ?? []);
}

/** What a record pays, for the audit log. */
export const paymentsOfRecord = (db: Db, id: number) =>
  db
    .selectFrom('payments')
    .select(['uuid', 'expense_id', 'project_id', 'payment_amt'])
    .where('payment_record_id', '=', id)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();

/** Marks a record and all its rows as deleted; every expense has the balance of before again. */
export async function markRecordDeleted(db: Db, id: number) {
  await sql`
    update payments set deleted_at = now(), version = version + 1
    where payment_record_id = ${id} and deleted_at is null`.execute(db);
  await sql`update payment_records set deleted_at = now(), version = version + 1 where id = ${id}`.execute(db);
}

/** Takes the mark of the deletion off a record and all its rows; each has its version of before again. */
export async function unmarkRecord(db: Db, id: number) {
  await sql`update payments set deleted_at = null, version = version - 1 where payment_record_id = ${id}`.execute(db);
  await sql`update payment_records set deleted_at = null, version = version - 1 where id = ${id}`.execute(db);
}
