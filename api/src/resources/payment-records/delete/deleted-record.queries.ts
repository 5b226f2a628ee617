import { type DocumentStatus } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../../db/database';
import { isRecord } from '../../../db/record-reference';

/** The id of a record, deleted or not. */
export async function findRecord(db: Db, reference: string) {
  const { rows } = await sql<{ id: number }>`
    select id from payment_records where ${isRecord('payment_records', reference)}`.execute(db);
  return rows[0]?.id;
}

/** Locks the expenses that a record pays in the order of their uuids, before the record. */
export async function lockPaidExpenses(db: Db, id: number) {
  const { rows } = await sql<{ ref_no: string; status: DocumentStatus }>`
    select ref_no, status from expenses
    where id in (select expense_id from payments where payment_record_id = ${id} and deleted_at is null)
    order by uuid for update`.execute(db);
  return rows;
}

/** Locks a record, deleted or not. */
export const lockRecord = (db: Db, id: number) =>
  db.selectFrom('payment_records').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/** The own bank account of a record, deleted or not; it cannot be deleted until the transaction ends. */
export async function lockAccountOf(db: Db, id: number) {
  const { rows } = await sql<{ uuid: string; name: string; is_deleted: boolean }>`
    select uuid, name, deleted_at is not null as is_deleted from bank_accounts
    where id = (select bank_account_id from payment_records where id = ${id}) for share`.execute(db);
  return rows[0];
}

/**
 * Locks the expenses of a deleted record like a new batch, and checks that each can be paid again. Rows are deleted
 * only with their record, so all of them are restored.
 */
export async function lockUnpaid(db: Db, id: number) {
  const { rows } = await sql<{ id: number; uuid: string; name: string; has_room: boolean }>`
    select expenses.id, expenses.uuid, expenses.ref_no as name,
      expenses.deleted_at is null and expenses.status <> 'writeOff' and payments.payment_amt <= expenses.balance as has_room
    from payments join expenses on expenses.id = payments.expense_id
    where payments.payment_record_id = ${id} order by expenses.uuid for update of expenses`.execute(db);
  return rows;
}

/** All payments ever made on an expense, with their records. */
export async function paymentsEver(db: Db, expenseId: number) {
  const { rows } = await sql<{ uuid: string }>`
    select unnest(array[payments.uuid, payment_records.uuid]) as uuid
    from payments left join payment_records on payment_records.id = payments.payment_record_id
    where payments.expense_id = ${expenseId}`.execute(db);
  return rows.flatMap(({ uuid }) => uuid ?? []);
}

/** The payments of a record, for the audit log. */
export const paymentsOfRecord = (db: Db, id: number) =>
  db
    .selectFrom('payments')
    .select(['uuid', 'expense_id', 'project_id', 'payment_amt'])
    .where('payment_record_id', '=', id)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();

/** Marks a record and its rows as deleted, which restores the balance of every expense. */
export async function markRecordDeleted(db: Db, id: number) {
  await sql`
    update payments set deleted_at = now(), version = version + 1
    where payment_record_id = ${id} and deleted_at is null`.execute(db);
  await sql`update payment_records set deleted_at = now(), version = version + 1 where id = ${id}`.execute(db);
}

/** Removes the deletion mark from a record and its rows, and restores their versions. */
export async function unmarkRecord(db: Db, id: number) {
  await sql`update payments set deleted_at = null, version = version - 1 where payment_record_id = ${id}`.execute(db);
  await sql`update payment_records set deleted_at = null, version = version - 1 where id = ${id}`.execute(db);
}
