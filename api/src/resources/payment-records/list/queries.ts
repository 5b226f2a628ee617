import {
  type PaymentRecord,
  type PaymentRecordShare,
  type PaymentRecordSummary,
  type PaymentRecordTotals,
} from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { filled, matchesSearch, orderBy } from '../../../db/list-sql';
import { projectScope } from '../../../db/project-scope';
import { isRecord } from '../../../db/record-reference';
import { type Context } from '../../../http/context';
import { type Window } from '../../../http/list';

const SORTS = {
  payment_date: filled(sql`payment_records.payment_date`),
  created_at: filled(sql`payment_records.created_at`),
  record_no: filled(sql`lower(payment_records.record_no)`),
  bank: filled(sql`lower(payment_records.bank)`),
  cheque_no: filled(sql`lower(payment_records.cheque_no)`),
  remark: sql`lower(payment_records.remark)`,
  payment_count: filled(sql`paid.payment_count`),
  total_paid: filled(sql`paid.total_paid`),
};

export type PaymentRecordSort = keyof typeof SORTS;

export const PAYMENT_RECORD_SORTS = Object.keys(SORTS) as PaymentRecordSort[];

type Reference = string | number | undefined;

/** What the payment history is filtered by; a project or a contractor chooses the records that paid it, each with all its rows. */
export type PaymentRecordFilter = {
  search: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  bank?: string | undefined;
  project?: Reference;
  contractor?: Reference;
};

const visibleRow = (context: Context) =>
  sql`payments.deleted_at is null and ${projectScope(context, 'payments.project_id')}`;

function paysOne(context: Context, { project, contractor }: PaymentRecordFilter) {
  if (project === undefined && contractor === undefined) return sql`true`;
  return sql`payment_records.id in (
    select payments.payment_record_id from payments
    join projects on projects.id = payments.project_id
    join expenses on expenses.id = payments.expense_id
    join organisations on organisations.id = expenses.contractor_id
    where ${visibleRow(context)} and payments.payment_record_id is not null
      and ${project === undefined ? sql`true` : isRecord('projects', project)}
      and ${contractor === undefined ? sql`true` : isRecord('organisations', contractor)})`;
}

function selected(context: Context, filter: PaymentRecordFilter) {
  const { search, from, to, bank } = filter;
  const conditions = [
    sql`payment_records.deleted_at is null`,
    paysOne(context, filter),
    matchesSearch(search, [
      'payment_records.record_no',
      'payment_records.cheque_no',
      'payment_records.bank',
      'payment_records.remark',
    ]),
    ...(from ? [sql`payment_records.payment_date >= ${from}::date`] : []),
    ...(to ? [sql`payment_records.payment_date <= ${to}::date`] : []),
    ...(bank ? [sql`lower(payment_records.bank) = lower(${bank})`] : []),
  ];
  return sql.join(conditions, sql` and `);
}

/** How many records the history has, and the sums over all their rows. */
export async function totalsOfRecords(
  context: Context,
  filter: PaymentRecordFilter,
): Promise<{ total: number; totals: PaymentRecordTotals }> {
  const { rows } = await sql<{ total: number } & PaymentRecordTotals>`
    select count(distinct payment_records.id) as total, count(*)::text as payment_count,
      coalesce(sum(payments.payment_amt), 0.00) as total_paid
    from payments join payment_records on payment_records.id = payments.payment_record_id
    where ${visibleRow(context)} and ${selected(context, filter)}`.execute(context.db);
  const { total, ...totals } = rows[0] ?? { total: 0, payment_count: '0', total_paid: '0.00' };
  return { total, totals };
}

/** One page of the payment history. A record without a row that the caller sees is left out. Decision §5. */
export async function pageOfRecords(
  context: Context,
  filter: PaymentRecordFilter,
  by: { sort: PaymentRecordSort; order: 'asc' | 'desc' },
  { limit, offset }: Window,
) {
  const { rows } = await sql<PaymentRecord>`
    select payment_records.id, payment_records.uuid, payment_records.version, payment_records.created_at,
      payment_records.record_no, payment_records.bank, payment_records.payment_date, payment_records.cheque_no,
      payment_records.remark, paid.payment_count, paid.total_paid
    from payment_records
    join lateral (
      select count(*) as payment_count, sum(payments.payment_amt) as total_paid
      from payments where payments.payment_record_id = payment_records.id and ${visibleRow(context)}
      having count(*) > 0
    ) paid on true
    where ${selected(context, filter)}
    ${orderBy(by, SORTS, sql`payment_records.id`)} limit ${limit} offset ${offset}`.execute(context.db);
  return rows;
}

type SummaryRow = PaymentRecordShare & { bank: string; month: string | null; is_bank: boolean; is_month: boolean };

/** Count and sum of the filtered records: of all, by bank and by month. Decision §2. */
export async function summaryOfRecords(context: Context, filter: PaymentRecordFilter): Promise<PaymentRecordSummary> {
  const { rows } = await sql<SummaryRow>`
    with paid as (
      select payment_records.bank, to_char(payment_records.payment_date, 'YYYY-MM') as month, sum(payments.payment_amt) as total_paid
      from payments join payment_records on payment_records.id = payments.payment_record_id
      where ${visibleRow(context)} and ${selected(context, filter)}
      group by payment_records.id
    )
    select min(bank) as bank, month, count(*) as count, coalesce(sum(total_paid), 0.00) as total_paid,
      grouping(lower(bank)) = 0 as is_bank, grouping(month) = 0 as is_month
    from paid group by grouping sets ((), (lower(bank)), (month))
    order by month, lower(min(bank))`.execute(context.db);
  const share = ({ count, total_paid }: PaymentRecordShare) => ({ count, total_paid });
  const all = rows.find(({ is_bank, is_month }) => !is_bank && !is_month);
  return {
    ...share(all ?? { count: 0, total_paid: '0.00' }),
    by_bank: rows.filter(({ is_bank }) => is_bank).map((row) => ({ bank: row.bank, ...share(row) })),
    by_month: rows.filter(({ is_month }) => is_month).map((row) => ({ month: row.month ?? '', ...share(row) })),
  };
}
