import { type RawBuilder, sql } from 'kysely';
import { RETENTION_HELD } from '../figures/aged-columns';
import { dueInBucket, openAt } from '../figures/ageing-buckets';
import { dayLiteral } from '../figures/dated/day';
import { type DocumentTable, joinPaidAround, settlement } from '../figures/settlement';
import { isPast } from '../figures/viewpoint';
import { isOneOf, withinDays } from './conditions';
import { choosesBySettlement, type DocumentFilter, statusesOf } from './document-filter';

/**
 * The source of a list's sums: a derived table with the columns documents, amount, tax, note, retention, paid, payable,
 * paid_in_period, write_off and balance, and due_date where rows are documents or days. RM.
 */
export type SumsSource = RawBuilder<unknown>;

const KINDS = { invoices: 'invoice', expenses: 'expense' } as const;

/** Sums of all documents by status and due date, maintained by triggers; as of a past day what changed up to it. */
export function sumsOfDays(table: DocumentTable, filter: DocumentFilter): SumsSource {
  const isOfPast = isPast(filter.asOf, filter);
  const buckets = filter.ageing?.flatMap((bucket) =>
    bucket ? [dueInBucket(sql.ref('due_date'), bucket, filter.asOf)] : [],
  );
  const conditions = [
    sql`document = ${sql.lit(KINDS[table])}`,
    ...(isOfPast ? [sql`day <= ${dayLiteral(filter.asOf)}`] : []),
    ...isOneOf('status', statusesOf(filter)),
    ...(choosesBySettlement(filter) ? [sql`status in ('pending', 'partial')`] : []),
    ...(filter.overdue === undefined ? [] : [sql`due_date < ${filter.asOf}::date`]),
    ...(buckets ? [sql`(${sql.join([sql`false`, ...buckets], sql` or `)})`] : []),
    ...withinDays('due_date', filter.due_from, filter.due_to),
  ];
  return sql`(
    select due_date, documents, amount, tax, note, retention, paid, amount + tax - note - retention as payable, paid as paid_in_period, write_off, balance
    from ${sql.table(isOfPast ? 'document_state_days' : 'document_days')} where ${sql.join(conditions, sql` and `)}
  )`;
}

const COLUMNS = {
  invoices: {
    tax: sql`invoices.total_tax`,
    note: sql`invoices.debit_note`,
    retention: sql`0.00`,
    contractor: sql`null::bigint`,
  },
  expenses: {
    tax: sql`expenses.tax_amt`,
    note: sql`expenses.dc_note`,
    retention: sql`expenses.retention_amt`,
    contractor: sql`expenses.contractor_id`,
  },
};

/**
 * One row per document of `from`: its amounts as of the viewpoint, its project and contractor, and the retention held.
 */
export function sumsOfRows(table: DocumentTable, from: RawBuilder<unknown>, filter: DocumentFilter): SumsSource {
  const { totalPayment, payable, paidInPeriod, balance } = settlement(table, filter);
  const { tax, note, retention, contractor } = COLUMNS[table];
  return sql`
    select ${sql.ref(`${table}.project_id`)} as project_id, ${contractor} as contractor_id, ${openAt(table, filter)} as is_open,
      ${RETENTION_HELD[table]} as held, ${sql.ref(`${table}.due_date`)} as due_date, 1 as documents, ${sql.ref(`${table}.invoice_amt`)} as amount, ${tax} as tax, ${note} as note, ${retention} as retention,
      ${totalPayment} as paid, ${payable} as payable, ${paidInPeriod} as paid_in_period,
      ${sql.ref(`${table}.write_off_amt`)} as write_off, ${balance} as balance
    from ${from} ${joinPaidAround(table, filter)}`;
}
