import { AGEING_BUCKETS, type AgeingTotal } from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql } from 'kysely';
import { type Db } from '../db/database';
import { dueInBucket } from './ageing-buckets';

/**
 * Open documents by days overdue, one row per bucket in order, empty ones included. `source` has the columns due_date,
 * documents and balance. RM. docs/domain/dashboards-and-reports.md#ageing
 */
export async function ageingOf(db: Db, source: RawBuilder<unknown>, asOf: string): Promise<AgeingTotal[]> {
  const due = sql.ref('open.due_date');
  const sums = AGEING_BUCKETS.map((bucket) => {
    const within = dueInBucket(due, bucket, asOf);
    return sql`
      select ${bucket}::text as bucket, coalesce(sum(documents) filter (where ${within}), 0)::bigint as count,
        coalesce(sum(balance) filter (where ${within}), 0.00) as amount
      from open`;
  });
  const { rows } = await sql<AgeingTotal>`
    with open as materialized (select due_date, documents, balance from ${source} found)
    ${sql.join(sums, sql` union all `)}`.execute(db);
  const byBucket = new Map(rows.map((row) => [row.bucket, row]));
  return AGEING_BUCKETS.flatMap((bucket) => byBucket.get(bucket) ?? []);
}
