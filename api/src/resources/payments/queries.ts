import { type Payment } from '@siteledger/shared-lib/domain';
import { type Insertable, sql } from 'kysely';
import { type Db } from '../../db/database';
import { filled, matchesSearch, orderBy } from '../../db/list-sql';
import { projectScope } from '../../db/project-scope';
import { isRecord } from '../../db/record-reference';
import { type PaymentsTable } from '../../db/schema/documents';
import { type Context } from '../../http/context';
import { type Window } from '../../http/list';

const REF_NO = sql`coalesce(invoices.cert_no, invoices.invoice_no, expenses.ref_no)`;
const PARTY = sql`case when payments.direction = 'IN' then clients.name else organisations.name end`;

const SORTS = {
  payment_date: filled(sql`payments.payment_date`),
  payment_date_timestamp: filled(sql`payments.payment_date`),
  payment_amt: filled(sql`payments.payment_amt`),
  credit: sql`case when payments.direction = 'IN' then payments.payment_amt end`,
  debit: sql`case when payments.direction = 'OUT' then payments.payment_amt end`,
  bank: sql`lower(payments.bank)`,
  cheque_no: sql`lower(payments.cheque_no)`,
  cert_no_or_ref_no: sql`lower(${REF_NO})`,
  client_or_contractor_name: sql`lower(${PARTY})`,
  'project.name': sql`lower(projects.name)`,
  'client.name': sql`lower(clients.name)`,
  created_at: filled(sql`payments.created_at`),
};

export type PaymentSort = keyof typeof SORTS;

export const PAYMENT_SORTS = Object.keys(SORTS) as PaymentSort[];

type Reference = string | number | undefined;

export type PaymentFilter = {
  search: string | undefined;
  cashflow?: 'IN' | 'OUT' | undefined;
  project?: Reference;
  client?: Reference;
  invoice?: Reference;
  expense?: Reference;
  from?: string | undefined;
  to?: string | undefined;
};

const FROM = sql`
  from payments
  join projects on projects.id = payments.project_id
  join clients on clients.id = projects.client_id
  left join invoices on invoices.id = payments.invoice_id
  left join expenses on expenses.id = payments.expense_id
  left join organisations on organisations.id = expenses.contractor_id`;

function selected(context: Context, { search, cashflow, project, client, invoice, expense, from, to }: PaymentFilter) {
  const records = { projects: project, clients: client, invoices: invoice, expenses: expense };
  const conditions = [
    sql`payments.deleted_at is null`,
    projectScope(context, 'payments.project_id'),
    matchesSearch(search, [
      'payments.cheque_no',
      'payments.bank',
      'invoices.cert_no',
      'invoices.invoice_no',
      'expenses.ref_no',
      'organisations.name',
      'clients.name',
      'projects.name',
    ]),
    ...(cashflow ? [sql`payments.direction = ${cashflow}`] : []),
    ...Object.entries(records).flatMap(([table, reference]) =>
      reference === undefined ? [] : [isRecord(table, reference)],
    ),
    ...(from ? [sql`payments.payment_date >= ${from}::date`] : []),
    ...(to ? [sql`payments.payment_date <= ${to}::date`] : []),
  ];
  return sql`${FROM} where ${sql.join(conditions, sql` and `)}`;
}

/** How many payments a list has, and the sums over all of them. */
export async function totalsOfPayments(context: Context, filter: PaymentFilter) {
  const { rows } = await sql<{ total: number; credit: string; debit: string; payment_amt: string }>`
    select count(*) as total,
      coalesce(sum(payments.payment_amt) filter (where payments.direction = 'IN'), 0.00) as credit,
      coalesce(sum(payments.payment_amt) filter (where payments.direction = 'OUT'), 0.00) as debit,
      coalesce(sum(payments.payment_amt), 0.00) as payment_amt
    ${selected(context, filter)}`.execute(context.db);
  const { total, ...totals } = rows[0] ?? { total: 0 };
  return { total, totals };
}

const COLUMNS = sql`
  payments.id, payments.uuid, payments.version, payments.created_at,
  json_build_object('uuid', projects.uuid, 'name', projects.name) as project,
  json_build_object('uuid', clients.uuid, 'name', clients.name) as client,
  payments.payment_date, extract(epoch from payments.payment_date::timestamp at time zone 'Asia/Kuala_Lumpur')::bigint as payment_date_timestamp,
  payments.payment_amt,
  case when payments.direction = 'IN' then payments.payment_amt end as credit,
  case when payments.direction = 'OUT' then payments.payment_amt end as debit,
  payments.bank, payments.cheque_no, ${REF_NO} as cert_no_or_ref_no, ${PARTY} as client_or_contractor_name, payments.remark`;

/** One page of payments. */
export async function pageOfPayments(
  context: Context,
  filter: PaymentFilter,
  by: { sort: PaymentSort; order: 'asc' | 'desc' },
  { limit, offset }: Window,
) {
  const { rows } = await sql<Payment>`
    select ${COLUMNS} ${selected(context, filter)} ${orderBy(by, SORTS, sql`payments.id`)} limit ${limit} offset ${offset}`.execute(
    context.db,
  );
  return rows;
}

/** One payment as replies show it. */
export async function paymentByNumber(db: Db, id: number) {
  const { rows } = await sql<Payment>`select ${COLUMNS} ${FROM} where payments.id = ${id}`.execute(db);
  return rows[0];
}

export type PayableDocument = { id: number; project_id: number; balance: string };

/** The live documents of the caller that these references name, locked in the order of their uuids, so that no two payments wait for each other. */
export async function lockPayables(
  db: Db,
  context: Context,
  table: 'invoices' | 'expenses',
  references: readonly (string | number)[],
) {
  const conditions = references.map((reference) => isRecord(table, reference));
  const { rows } = await sql<PayableDocument>`
    select id, project_id, balance from ${sql.table(table)}
    where (${sql.join(conditions, sql` or `)}) and deleted_at is null and ${projectScope(context, `${table}.project_id`)}
    order by uuid for update`.execute(db);
  return rows;
}

/** Stores a new payment and gives the whole record; what the document has left follows by trigger. */
export const insertPayment = (db: Db, values: Insertable<PaymentsTable>) =>
  db.insertInto('payments').values(values).returningAll().executeTakeFirstOrThrow();
