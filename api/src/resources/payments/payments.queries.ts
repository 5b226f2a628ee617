import { type Payment } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../db/database';
import { projectScope } from '../../http/request/project-scope.queries';
import { isRecord } from '../../db/record-reference';
import { columnsOf, select, selection } from '../../db/selection';
import { bankAccountOf } from '../bank-accounts/bank-account-of.queries';
import { type Context } from '../../http/request/context';
import { type PageRows, wantedRows } from '../../lists';

const REF_NO = sql`coalesce(invoices.cert_no, invoices.invoice_no, expenses.ref_no)`;
const PARTY = sql`case when payments.direction = 'IN' then clients.name else organisations.name end`;

const FROM = sql`
  from payments
  join projects on projects.id = payments.project_id
  join clients on clients.id = projects.client_id
  left join invoices on invoices.id = payments.invoice_id
  left join expenses on expenses.id = payments.expense_id
  left join organisations on organisations.id = expenses.contractor_id`;

const PAYMENT = selection<Payment>({
  ...columnsOf('payments', 'id', 'uuid', 'version', 'created_at'),
  project: sql`json_build_object('uuid', projects.uuid, 'name', projects.name)`,
  client: sql`json_build_object('uuid', clients.uuid, 'name', clients.name)`,
  contractor: sql`case when payments.direction = 'OUT' then json_build_object('uuid', organisations.uuid, 'name', organisations.name) end`,
  invoice_uuid: sql`invoices.uuid`,
  expense_uuid: sql`expenses.uuid`,
  payment_record: sql`(select json_build_object('uuid', uuid, 'name', record_no) from payment_records where id = payments.payment_record_id)`,
  ...columnsOf('payments', 'payment_date'),
  payment_date_timestamp: sql`extract(epoch from payments.payment_date::timestamp at time zone 'Asia/Kuala_Lumpur')::bigint`,
  ...columnsOf('payments', 'payment_amt'),
  credit: sql`case when payments.direction = 'IN' then payments.payment_amt end`,
  debit: sql`case when payments.direction = 'OUT' then payments.payment_amt end`,
  ...columnsOf('payments', 'bank', 'cheque_no'),
  invoice_no: sql`invoices.invoice_no`,
  bank_account: bankAccountOf('payments'),
  cert_no_or_ref_no: REF_NO,
  client_or_contractor_name: PARTY,
  ...columnsOf('payments', 'remark'),
});

/** Payments of a page, in order, as in replies. */
export async function paymentsById(db: Db, page: PageRows) {
  const { rows } = await select(
    PAYMENT,
    sql`${FROM} join ${wantedRows(page)} on wanted.id = payments.id
    order by wanted.place`,
  ).execute(db);
  return rows;
}

/** One payment as in replies. */
export async function paymentById(db: Db, id: number) {
  const { rows } = await select(PAYMENT, sql`${FROM} where payments.id = ${id}`).execute(db);
  return rows[0];
}

export type PayableDocument = { id: number; project_id: number; balance: string; name: string; invoice_date: string };

/**
 * Locks the caller's documents with these references, without deleted ones, in the order of their uuids, so that
 * payments cannot deadlock.
 */
export async function lockPayables(
  db: Db,
  context: Context,
  table: 'invoices' | 'expenses',
  references: readonly (string | number)[],
) {
  const conditions = references.map((reference) => isRecord(table, reference));
  const { rows } = await sql<PayableDocument>`
    select id, project_id, balance, invoice_date, ${sql.ref(table === 'invoices' ? 'invoice_no' : 'ref_no')} as name from ${sql.table(table)}
    where (${sql.join(conditions, sql` or `)}) and deleted_at is null and ${projectScope(context, `${table}.project_id`)}
    order by uuid for update`.execute(db);
  return rows;
}
