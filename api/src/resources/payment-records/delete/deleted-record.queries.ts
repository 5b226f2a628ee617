import { type DocumentStatus } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../../db/database';
import { isRecord } from '../../../db/record-reference';

/** The number of a live record. */
export async function findRecord(db: Db, reference: string) {
  const { rows } = await sql<{ id: number }>`
    select id from payment_records where ${isRecord('payment_records', reference)} and deleted_at is null`.execute(db);
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

/** A live record, locked until the transaction ends. */
export const lockRecord = (db: Db, id: number) =>
  db
    .selectFrom('payment_records')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

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
