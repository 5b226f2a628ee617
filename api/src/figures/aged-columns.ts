import { AGED_COLUMNS } from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql } from 'kysely';
import { dueInBucket, openAt } from './ageing-buckets';
import { type DocumentTable, settlement, type Statement } from './settlement';

/**
 * Retention held on a document; on an invoice its retention less what it released. RM.
 * docs/domain/dashboards-and-reports.md#ageing
 */
export const RETENTION_HELD: Readonly<Record<DocumentTable, RawBuilder<string>>> = {
  invoices: sql`(invoices.retention - invoices.released)`,
  expenses: sql`expenses.retention_amt`,
};

/**
 * An open document's balance in the bucket of its due date, null in the others; and its retention, which does not
 * age. RM.
 * docs/domain/dashboards-and-reports.md#ageing
 */
export function agedColumns(table: DocumentTable, view: Statement): RawBuilder<unknown> {
  const due = sql.ref(`${table}.due_date`);
  const isOpen = openAt(table, view);
  const { balance } = settlement(table, view);
  return sql.join([
    ...AGED_COLUMNS.map(
      ({ key, bucket }) =>
        sql`case when ${isOpen} and ${dueInBucket(due, bucket, view.asOf)} then ${balance} end as ${sql.ref(key)}`,
    ),
    sql`${RETENTION_HELD[table]} as retention_held`,
  ]);
}

/** The same as sums over the derived table `sums` of `sumsOfRows`. */
export function agedSums({ asOf }: Statement): RawBuilder<unknown> {
  const due = sql.ref('sums.due_date');
  return sql.join([
    ...AGED_COLUMNS.map(
      ({ key, bucket }) =>
        sql`coalesce(sum(balance) filter (where is_open and ${dueInBucket(due, bucket, asOf)}), 0.00) as ${sql.ref(key)}`,
    ),
    sql`coalesce(sum(held), 0.00) as retention_held`,
  ]);
}
