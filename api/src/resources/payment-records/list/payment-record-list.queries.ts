import {
  type PaymentRecord,
  type PaymentRecordShare,
  type PaymentRecordSummary,
  type PaymentRecordTotals,
} from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { oneRow } from '../../../db/one-row';
import { refersTo } from '../../../db/record-reference';
import { columnsOf, select, selection } from '../../../db/selection';
import { natural, neverNull, matchesSearch, orderBy } from '../../../lists';
import { projectScope } from '../../../http/request/project-scope.queries';
import { type Context } from '../../../http/request/context';
import { type Window } from '../../../http/routes/list';
import { bankAccountOf } from '../../bank-accounts/bank-account-of.queries';

const SORTS = {
  payment_date: neverNull(sql`payment_records.payment_date`),
  created_at: neverNull(sql`payment_records.created_at`),
  record_no: neverNull(natural(sql`payment_records.record_no`)),
  bank: neverNull(sql`lower(payment_records.bank)`),
  cheque_no: neverNull(natural(sql`payment_records.cheque_no`)),
  remark: sql`lower(payment_records.remark)`,
  payment_count: neverNull(sql`payment_records.payment_count`),
  total_paid: neverNull(sql`payment_records.total_paid`),
};

export type PaymentRecordSort = keyof typeof SORTS;

export const PAYMENT_RECORD_SORTS = Object.keys(SORTS) as PaymentRecordSort[];

type Reference = string | number | undefined;

/** The filters of the payment history; project and contractor select records that paid them, each with all its rows. */
export type PaymentRecordFilter = {
  search: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  bank?: string | undefined;
  project?: Reference;
  contractor?: Reference;
};

const visibleRow = (context: Context) =>
  sql`payments.deleted_at is null and payments.payment_record_id is not null and ${projectScope(context, 'payments.project_id')}`;

// Records store the sums of all their rows. For a project manager the sums cover their own projects, and records
// without such rows are left out.
const from = (context: Context) =>
  context.scope.kind === 'all'
    ? sql`payment_records`
    : sql`(
        select record.id, record.uuid, record.version, record.created_at, record.deleted_at, record.record_no, record.bank,
          record.bank_account_id, record.payment_date, record.cheque_no, record.remark, paid.payment_count, paid.total_paid
        from payment_records record
        join (
          select payments.payment_record_id, count(*) as payment_count, sum(payments.payment_amt) as total_paid
          from payments where ${visibleRow(context)} group by payments.payment_record_id
        ) paid on paid.payment_record_id = record.id
      ) payment_records`;

function paysOne(context: Context, { project, contractor }: PaymentRecordFilter) {
  if (project === undefined && contractor === undefined) return sql`true`;
  return sql`payment_records.id in (
    select payments.payment_record_id from payments join expenses on expenses.id = payments.expense_id
    where ${visibleRow(context)} and expenses.deleted_at is null
      and ${refersTo('payments.project_id', 'projects', project)}
      and ${refersTo('expenses.contractor_id', 'organisations', contractor)})`;
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

/** The number of filtered records, and the sums over their rows. */
export async function totalsOfRecords(
  context: Context,
  filter: PaymentRecordFilter,
): Promise<{ total: number; totals: PaymentRecordTotals }> {
  const { rows } = await sql<{ total: number } & PaymentRecordTotals>`
    select count(*) as total, coalesce(sum(payment_records.payment_count), 0)::text as payment_count,
      coalesce(sum(payment_records.total_paid), 0.00) as total_paid
    from ${from(context)} where ${selected(context, filter)}`.execute(context.db);
  const { total, ...totals } = oneRow(rows);
  return { total, totals };
}

const LISTED = selection<PaymentRecord>({
  ...columnsOf('payment_records', 'id', 'uuid', 'version', 'created_at', 'record_no'),
  ...columnsOf('payment_records', 'bank', 'payment_date', 'cheque_no', 'remark', 'payment_count', 'total_paid'),
  bank_account: bankAccountOf('payment_records'),
});

/**
 * One page of the payment history, without records that have no row the caller may see.
 * docs/domain/roles-and-permissions.md#own-projects
 */
export async function pageOfRecords(
  context: Context,
  filter: PaymentRecordFilter,
  by: { sort: PaymentRecordSort; order: 'asc' | 'desc' },
  { limit, offset }: Window,
) {
  const { rows } = await select(
    LISTED,
    sql`from ${from(context)}
    where ${selected(context, filter)}
    ${orderBy(by, SORTS, sql`payment_records.id`)} limit ${limit} offset ${offset}`,
  ).execute(context.db);
  return rows;
}

type SummaryRow = PaymentRecordShare & { bank: string; month: string | null; is_bank: boolean; is_month: boolean };

/** Count and sum of the filtered records: in total, by bank, and by month, latest first. payments.md#payment-history */
export async function summaryOfRecords(context: Context, filter: PaymentRecordFilter): Promise<PaymentRecordSummary> {
  const { rows } = await sql<SummaryRow>`
    select min(payment_records.bank) as bank, month, count(*) as count, coalesce(sum(payment_records.total_paid), 0.00) as total_paid,
      grouping(lower(payment_records.bank)) = 0 as is_bank, grouping(month) = 0 as is_month
    from ${from(context)} cross join lateral to_char(payment_records.payment_date, 'YYYY-MM') as month
    where ${selected(context, filter)}
    group by grouping sets ((), (lower(payment_records.bank)), (month))
    order by month desc, lower(min(payment_records.bank))`.execute(context.db);
  const share = ({ count, total_paid }: PaymentRecordShare) => ({ count, total_paid });
  const all = rows.find(({ is_bank, is_month }) => !is_bank && !is_month);
  return {
    ...share(all ?? { count: 0, total_paid: '0.00' }),
    by_bank: rows.filter(({ is_bank }) => is_bank).map((row) => ({ bank: row.bank, ...share(row) })),
    by_month: rows.filter(({ is_month }) => is_month).map((row) => ({ month: row.month ?? '', ...share(row) })),
  };
}
