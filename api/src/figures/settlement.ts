import { type RawBuilder, sql } from 'kysely';
import { isPast, type Viewpoint } from './viewpoint';

/** How a document is looked at: as of a day, and over a period whose movements its period columns show. */
export type Statement = Viewpoint & { from?: string | undefined; to?: string | undefined };

/** Invoices are settled by receipts, expenses by payments; what is payable is called differently. */
const DOCUMENTS = {
  invoices: { key: 'invoice_id', payable: sql`invoices.total_amount` },
  expenses: { key: 'expense_id', payable: sql`expenses.total_expenses - expenses.dc_note - expenses.retention_amt` },
} as const;

export type DocumentTable = keyof typeof DOCUMENTS;

/**
 * What was paid on documents around the viewpoint, a derived table to left join as `since` on `document_id`. The documents
 * keep what was paid in all; so this has only what is to be taken off again, nothing when the day is today.
 */
export function paidAround(table: DocumentTable, view: Statement, ids?: readonly number[]): RawBuilder<unknown> {
  const { asOf, from, to } = view;
  const key = sql.ref(DOCUMENTS[table].key);
  const end = to ?? asOf;
  const earliest = asOf < end ? asOf : end;
  if (from === undefined && !isPast(earliest, view)) return NOTHING_AROUND;
  return sql`(
    select ${key} as document_id,
      sum(payment_amt) filter (where payment_date > ${asOf}::date) as after_day,
      sum(payment_amt) filter (where payment_date > ${end}::date) as after_period,
      sum(payment_amt) filter (where payment_date >= ${from ?? '-infinity'}::date) as from_period
    from payments
    where deleted_at is null and ${key} is not null
      and ${from !== undefined && from <= earliest ? sql`payment_date >= ${from}::date` : sql`payment_date > ${earliest}::date`}
      and ${ids ? sql`${key} = any(${ids}::bigint[])` : sql`true`}
    group by ${key}
  )`;
}

// The planner drops a join with it.
const NOTHING_AROUND = sql`(
  select null::bigint as document_id, null::numeric as after_day, null::numeric as after_period, null::numeric as from_period where false
)`;

/** Columns of a document that depend on the viewpoint, as expressions over the document and `since`. RM; overdue in days. Decision §2. */
export type Settlement = Record<
  'totalPayment' | 'payable' | 'paidInPeriod' | 'balance' | 'overdue',
  RawBuilder<string>
>;

/** The one definition of payable, paid, balance and overdue for invoices and expenses. A write-off has a date only in a period. */
export function settlement(table: DocumentTable, { asOf, from, to }: Statement): Settlement {
  const paid = sql.ref(`${table}.paid_total`);
  const writeOff = sql.ref(`${table}.write_off_amt`);
  const writtenOn = sql.ref(`${table}.write_off_date`);

  const paidBefore = from === undefined ? sql`0` : sql`${paid} - coalesce(since.from_period, 0)`;
  const writtenBefore =
    from === undefined ? sql`0` : sql`case when ${writtenOn} < ${from}::date then ${writeOff} else 0 end`;
  const writtenByEnd =
    to === undefined ? writeOff : sql`case when ${writtenOn} <= ${to}::date then ${writeOff} else 0 end`;

  const paidByEnd = sql`${paid} - coalesce(since.after_period, 0)`;
  const balance = sql<string>`(${DOCUMENTS[table].payable} - (${paidByEnd}) - (${writtenByEnd}))`;
  return {
    totalPayment: sql`(${paid} - coalesce(since.after_day, 0))`,
    payable: sql`(${DOCUMENTS[table].payable} - (${paidBefore}) - (${writtenBefore}))`,
    paidInPeriod: sql`(${paidByEnd} - (${paidBefore}))`,
    balance,
    overdue: sql`case when ${balance} > 0 and ${writtenOn} is null then greatest(${asOf}::date - ${sql.ref(`${table}.due_date`)}, 0) else 0 end`,
  };
}
