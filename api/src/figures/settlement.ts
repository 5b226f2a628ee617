import { type RawBuilder, sql } from 'kysely';
import { tableAsOf } from './dated/table-as-of';
import { PAYABLE } from './payable';
import { isPast, type Viewpoint } from './viewpoint';

/** A viewpoint with an optional period for the period columns. */
export type Statement = Viewpoint & { from?: string | undefined; to?: string | undefined };

/** Invoices are settled by receipts, expenses by payments. */
const KEYS = { invoices: 'invoice_id', expenses: 'expense_id' } as const;

export type DocumentTable = keyof typeof KEYS;

/** Whether a view shows the movements of a period rather than a state. */
export const hasPeriod = ({ from, to }: Statement) => from !== undefined || to !== undefined;

/** Whether a view shows documents as of today, so that stored sums apply. */
export const isOfToday = (view: Statement) => !hasPeriod(view) && !isPast(view.asOf, view);

/**
 * Joins, as `since`, what was paid from the start of a period on and after its end; nothing without a period.
 * `tableAsOf` has the total paid up to the day, so this is subtracted from it.
 */
export function joinPaidAround(table: DocumentTable, view: Statement, ids?: readonly number[]): RawBuilder<unknown> {
  if (!hasPeriod(view)) return sql``;
  const { from, to } = view;
  const key = sql.ref(KEYS[table]);
  return sql`left join (
    select ${key} as document_id,
      sum(payment_amt) filter (where payment_date > ${to ?? 'infinity'}::date) as after_period,
      sum(payment_amt) filter (where payment_date >= ${from ?? 'infinity'}::date) as from_period
    from ${tableAsOf('payments', view)}
    where deleted_at is null and ${key} is not null
      and ${from === undefined ? sql`payment_date > ${to}::date` : sql`payment_date >= ${from}::date`}
      and ${ids ? sql`${key} = any(${ids}::bigint[])` : sql`true`}
    group by ${key}
  ) since on since.document_id = ${sql.ref(`${table}.id`)}`;
}

/**
 * A document's columns that depend on the viewpoint, as expressions over the document and `since`. RM; overdue in days.
 * docs/domain/certificates.md#balance-and-overdue
 */
export type Settlement = Record<
  'totalPayment' | 'payable' | 'paidInPeriod' | 'balance' | 'overdue',
  RawBuilder<string>
>;

/**
 * The single definition of payable, paid, balance and overdue for invoices and expenses, over `tableAsOf` with
 * `joinPaidAround`.
 */
export const settlement = (table: DocumentTable, view: Statement): Settlement =>
  hasPeriod(view) ? settlementOfPeriod(table, view) : settlementOfDay(table, view);

function settlementOfDay(table: DocumentTable, { asOf }: Statement): Settlement {
  const paid = sql.ref<string>(`${table}.paid_total`);
  const balance = sql.ref<string>(`${table}.balance`);
  return {
    totalPayment: paid,
    payable: sql`(${PAYABLE[table]})`,
    paidInPeriod: paid,
    balance,
    overdue: overdueDays(table, balance, asOf),
  };
}

const overdueDays = (table: DocumentTable, balance: RawBuilder<string>, asOf: string) =>
  sql<string>`case when ${balance} > 0 then greatest(${asOf}::date - ${sql.ref(`${table}.due_date`)}, 0) else 0 end`;

function settlementOfPeriod(table: DocumentTable, { asOf, from, to }: Statement): Settlement {
  const paid = sql.ref<string>(`${table}.paid_total`);
  const writeOff = sql.ref(`${table}.write_off_amt`);
  const writtenOn = sql.ref(`${table}.write_off_date`);

  const paidBefore = from === undefined ? sql`0` : sql`${paid} - coalesce(since.from_period, 0)`;
  const writtenBefore =
    from === undefined ? sql`0` : sql`case when ${writtenOn} < ${from}::date then ${writeOff} else 0 end`;
  const writtenByEnd =
    to === undefined ? writeOff : sql`case when ${writtenOn} <= ${to}::date then ${writeOff} else 0 end`;

  const paidByEnd = to === undefined ? paid : sql`${paid} - coalesce(since.after_period, 0)`;
  const balance = sql<string>`(${PAYABLE[table]} - (${paidByEnd}) - (${writtenByEnd}))`;
  return {
    totalPayment: paid,
    payable: sql`(${PAYABLE[table]} - (${paidBefore}) - (${writtenBefore}))`,
    paidInPeriod: sql`(${paidByEnd} - (${paidBefore}))`,
    balance,
    overdue: overdueDays(table, balance, asOf),
  };
}
