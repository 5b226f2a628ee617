import { type RawBuilder, sql } from 'kysely';
import { filled, opposite, type SortColumn } from '../db/list-sql';
import { isPast, type Viewpoint } from './viewpoint';

/** How a document is looked at: as of a day, and over a period whose movements its period columns show. */
export type Statement = Viewpoint & { from?: string | undefined; to?: string | undefined };

/** Invoices are settled by receipts, expenses by payments; what is payable is called differently. */
const DOCUMENTS = {
  invoices: { key: 'invoice_id', payable: sql`invoices.total_amount` },
  expenses: { key: 'expense_id', payable: sql`expenses.total_expenses - expenses.dc_note - expenses.retention_amt` },
} as const;

export type DocumentTable = keyof typeof DOCUMENTS;

/** Whether a view shows documents as they stand today: their own columns then say it all. */
export const isOfToday = (view: Statement) =>
  view.from === undefined && view.to === undefined && !isPast(view.asOf, view);

/**
 * The join of what was paid on documents around the viewpoint, as `since`; nothing when they are shown as of today. The
 * documents keep what was paid in all, so this has only what is to be taken off again.
 */
export function joinPaidAround(table: DocumentTable, view: Statement, ids?: readonly number[]): RawBuilder<unknown> {
  if (isOfToday(view)) return sql``;
  const { asOf, from, to } = view;
  const key = sql.ref(DOCUMENTS[table].key);
  const end = to ?? asOf;
  const earliest = asOf < end ? asOf : end;
  return sql`left join (
    select ${key} as document_id,
      sum(payment_amt) filter (where payment_date > ${asOf}::date) as after_day,
      sum(payment_amt) filter (where payment_date > ${end}::date) as after_period,
      sum(payment_amt) filter (where payment_date >= ${from ?? '-infinity'}::date) as from_period
    from payments
    where deleted_at is null and ${key} is not null
      and ${from !== undefined && from <= earliest ? sql`payment_date >= ${from}::date` : sql`payment_date > ${earliest}::date`}
      and ${ids ? sql`${key} = any(${ids}::bigint[])` : sql`true`}
    group by ${key}
  ) since on since.document_id = ${sql.ref(`${table}.id`)}`;
}

/** Columns of a document that depend on the viewpoint, as expressions over the document and `since`. RM; overdue in days. Decision §2. */
export type Settlement = Record<
  'totalPayment' | 'payable' | 'paidInPeriod' | 'balance' | 'overdue',
  RawBuilder<string>
>;

/**
 * The one definition of payable, paid, balance and overdue for invoices and expenses, beside `joinPaidAround`. A write-off
 * has a date only in a period.
 */
export const settlement = (table: DocumentTable, view: Statement): Settlement =>
  isOfToday(view) ? settlementOfToday(table, view) : settlementOfView(table, view);

function settlementOfToday(table: DocumentTable, { asOf }: Statement): Settlement {
  const paid = sql.ref<string>(`${table}.paid_total`);
  const balance = sql.ref<string>(`${table}.balance`);
  return {
    totalPayment: paid,
    payable: sql`(${DOCUMENTS[table].payable})`,
    paidInPeriod: paid,
    balance,
    overdue: overdueDays(table, balance, asOf),
  };
}

const overdueDays = (table: DocumentTable, balance: RawBuilder<string>, asOf: string) =>
  sql<string>`case when ${balance} > 0 then greatest(${asOf}::date - ${sql.ref(`${table}.due_date`)}, 0) else 0 end`;

function settlementOfView(table: DocumentTable, { asOf, from, to }: Statement): Settlement {
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
    overdue: overdueDays(table, balance, asOf),
  };
}

const open = (table: DocumentTable) => ({
  given: sql`${sql.ref(`${table}.status`)} in ('pending', 'partial')`,
  none: sql`${sql.ref(`${table}.status`)} not in ('pending', 'partial')`,
  countLeast: true,
});

/**
 * How documents are sorted by days overdue. As of today these are, the other way round, the due dates of what is open: an
 * index knows them, while the days themselves change every midnight. `areOpen` says that the list has only open ones.
 */
export function orderOfOverdue(table: DocumentTable, view: Statement, areOpen: boolean): SortColumn {
  if (!isOfToday(view)) return filled(settlement(table, view).overdue);
  const value = opposite(sql.ref(`${table}.due_date`));
  return areOpen ? value : { ...open(table), value };
}

/** How documents are sorted by balance: as of today only those that are open have one. */
export function orderOfBalance(table: DocumentTable, view: Statement, areOpen: boolean): SortColumn {
  const value = filled(settlement(table, view).balance);
  return areOpen || !isOfToday(view) ? value : { ...open(table), value };
}

/** How documents are sorted by an amount that most of them do not have, and none has below zero. */
export const orderOfRare = (amount: RawBuilder<unknown>): SortColumn => ({
  given: sql`${amount} > 0`,
  none: sql`${amount} = 0`,
  value: filled(amount),
  countLeast: true,
});
