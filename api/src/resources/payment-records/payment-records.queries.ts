import { type DocumentStatus, type PaymentRecord, type PaymentRecordRow } from '@siteledger/shared-lib/domain';
import { type Insertable, sql } from 'kysely';
import { type Db } from '../../db/database';
import { projectScope } from '../../http/request/project-scope.queries';
import { isRecord } from '../../db/record-reference';
import { columnsOf, select, selection } from '../../db/selection';
import { type Database } from '../../db/schema';
import { type Viewpoint } from '../../figures/viewpoint';
import { type Context } from '../../http/request/context';
import { bankAccountOf } from '../bank-accounts/bank-account-of.queries';

export type LockedExpense = {
  id: number;
  uuid: string;
  project_id: number;
  balance: string;
  status: DocumentStatus;
  name: string;
  invoice_date: string;
};

const NUMBER = /^\d+$/;

/**
 * Locks the caller's expenses that a batch names by uuid or id, without deleted ones, in the order of their uuids, so
 * that batches cannot deadlock.
 */
export async function lockExpenses(db: Db, context: Context, references: readonly string[]) {
  const numbers = references.filter((reference) => NUMBER.test(reference)).map(Number);
  const uuids = references.filter((reference) => !NUMBER.test(reference));
  const { rows } = await sql<LockedExpense>`
    select id, uuid, project_id, balance, status, ref_no as name, invoice_date from expenses
    where (uuid = any(${uuids}::uuid[]) or id = any(${numbers}::bigint[]))
      and deleted_at is null and ${projectScope(context, 'expenses.project_id')}
    order by uuid for update`.execute(db);
  return rows;
}

/** Numbers of up to 3 records, not deleted, that already have this cheque number of the bank. */
export async function recordsWithCheque(db: Db, bank: string, chequeNo: string) {
  const { rows } = await sql<{ record_no: string }>`
    select record_no from payment_records
    where lower(bank) = lower(${bank}) and lower(cheque_no) = lower(${chequeNo}) and deleted_at is null
    order by id limit 3`.execute(db);
  return rows.map(({ record_no }) => record_no);
}

/** Stores the head of a batch; it gets its number at the end of the transaction, by `numberRecord`. */
export const insertRecord = (db: Db, values: Omit<Insertable<Database['payment_records']>, 'record_no'>) =>
  db
    .insertInto('payment_records')
    .values({ ...values, record_no: sql`gen_random_uuid()` })
    .returningAll()
    .executeTakeFirstOrThrow();

export const numberRecord = (db: Db, { id, record_no }: Pick<PaymentRecord, 'id' | 'record_no'>) =>
  db.updateTable('payment_records').set({ record_no }).where('id', '=', id).execute();

type NewRow = { expense_id: number; project_id: number; payment_amt: string };
type Head = { id: number; payment_date: string; bank: string; bank_account_id: number | null; cheque_no: string };

/** Stores all rows of a batch in one statement, so that the sums of documents and projects are updated once. */
export async function insertRows(db: Db, head: Head, rows: readonly NewRow[]) {
  const { id, payment_date, bank, bank_account_id, cheque_no } = head;
  await sql`
    insert into payments (payment_record_id, payment_date, bank, bank_account_id, cheque_no, expense_id, project_id, payment_amt)
    select ${id}::bigint, ${payment_date}::date, ${bank}::text, ${bank_account_id}::bigint, ${cheque_no}::text,
      expense_id, project_id, payment_amt
    from unnest(
      ${rows.map(({ expense_id }) => expense_id)}::bigint[],
      ${rows.map(({ project_id }) => project_id)}::bigint[],
      ${rows.map(({ payment_amt }) => payment_amt)}::numeric[]
    ) as paid (expense_id, project_id, payment_amt)`.execute(db);
}

/**
 * Condition for the payments of a record that are not deleted and that the caller may see, for a join with
 * `payment_records`.
 */
export const isVisiblePayment = (context: Context) => sql`
  payments.payment_record_id = payment_records.id and payments.deleted_at is null and ${projectScope(context, 'payments.project_id')}`;

const RECORD = selection<PaymentRecord>({
  ...columnsOf('payment_records', 'id', 'uuid', 'version', 'created_at', 'record_no'),
  ...columnsOf('payment_records', 'bank', 'payment_date', 'cheque_no', 'remark'),
  bank_account: bankAccountOf('payment_records'),
  payment_count: sql`count(*)`,
  total_paid: sql`sum(payments.payment_amt)`,
});

/**
 * One of the caller's records, not deleted, paid up to the day; a project manager gets only the part in their own
 * projects, and no record without such a part.
 * docs/domain/roles-and-permissions.md#own-projects
 */
export async function recordByReference(db: Db, context: Context, reference: string | number, { asOf }: Viewpoint) {
  const { rows } = await select(
    RECORD,
    sql`from payment_records join payments on ${isVisiblePayment(context)}
    where ${isRecord('payment_records', reference)} and payment_records.deleted_at is null
      and payment_records.payment_date <= ${asOf}::date
    group by payment_records.id`,
  ).execute(db);
  return rows[0];
}

const ROW = selection<PaymentRecordRow>({
  ...columnsOf('payments', 'uuid'),
  ...columnsOf('expenses', 'ref_no', 'description'),
  expense: sql`json_build_object('uuid', expenses.uuid, 'name', expenses.ref_no)`,
  project: sql`json_build_object('uuid', projects.uuid, 'name', projects.name)`,
  contractor: sql`json_build_object('uuid', organisations.uuid, 'name', organisations.name)`,
  contractor_name: sql`organisations.name`,
  ...columnsOf('payments', 'payment_amt'),
});

/** The rows of a record that the caller may see. */
export async function rowsOfRecord(db: Db, context: Context, id: number) {
  const { rows } = await select(
    ROW,
    sql`from payment_records
    join payments on ${isVisiblePayment(context)}
    join expenses on expenses.id = payments.expense_id
    join projects on projects.id = payments.project_id
    join organisations on organisations.id = expenses.contractor_id
    where payment_records.id = ${id} order by payments.id`,
  ).execute(db);
  return rows;
}
