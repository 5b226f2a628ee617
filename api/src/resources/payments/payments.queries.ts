import { type Payment } from '@siteledger/shared-lib/domain';
import { type Insertable, sql } from 'kysely';
import { type Db } from '../../db/database';
import { projectScope } from '../../http/project-scope.queries';
import { isRecord } from '../../db/record-reference';
import { type PaymentsTable } from '../../db/schema/documents';
import { type Context } from '../../http/context';

const REF_NO = sql`coalesce(invoices.cert_no, invoices.invoice_no, expenses.ref_no)`;
const PARTY = sql`case when payments.direction = 'IN' then clients.name else organisations.name end`;

const FROM = sql`
  from payments
  join projects on projects.id = payments.project_id
  join clients on clients.id = projects.client_id
  left join invoices on invoices.id = payments.invoice_id
  left join expenses on expenses.id = payments.expense_id
  left join organisations on organisations.id = expenses.contractor_id`;

const COLUMNS = sql`
  payments.id, payments.uuid, payments.version, payments.created_at,
  json_build_object('uuid', projects.uuid, 'name', projects.name) as project,
  json_build_object('uuid', clients.uuid, 'name', clients.name) as client,
  case when payments.direction = 'OUT' then json_build_object('uuid', organisations.uuid, 'name', organisations.name) end as contractor,
  invoices.uuid as invoice_uuid, expenses.uuid as expense_uuid,
  (select json_build_object('uuid', uuid, 'name', record_no) from payment_records where id = payments.payment_record_id) as payment_record,
  payments.payment_date, extract(epoch from payments.payment_date::timestamp at time zone 'Asia/Kuala_Lumpur')::bigint as payment_date_timestamp,
  payments.payment_amt,
  case when payments.direction = 'IN' then payments.payment_amt end as credit,
  case when payments.direction = 'OUT' then payments.payment_amt end as debit,
  payments.bank, payments.cheque_no, ${REF_NO} as cert_no_or_ref_no, ${PARTY} as client_or_contractor_name, payments.remark`;

/** Payments in the order of their numbers, as replies show them. */
export async function paymentsByNumber(db: Db, ids: readonly number[]) {
  const { rows } = await sql<Payment>`
    select ${COLUMNS} ${FROM} join unnest(${ids}::bigint[]) with ordinality as wanted (id, place) on wanted.id = payments.id
    order by wanted.place`.execute(db);
  return rows;
}

/** One payment as replies show it. */
export async function paymentByNumber(db: Db, id: number) {
  const { rows } = await sql<Payment>`select ${COLUMNS} ${FROM} where payments.id = ${id}`.execute(db);
  return rows[0];
}

export type PayableDocument = { id: number; project_id: number; balance: string; name: string; invoice_date: string };

/** The live documents of the caller that these references name, locked in the order of their uuids, so that no two payments wait for each other. */
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

/** Stores a new payment and gives the whole record; what the document has left follows by trigger. */
export const insertPayment = (db: Db, values: Insertable<PaymentsTable>) =>
  db.insertInto('payments').values(values).returningAll().executeTakeFirstOrThrow();
