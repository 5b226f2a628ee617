import { AGEING_DAYS, type AgeingBucket, addDays } from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql } from 'kysely';
import { dayLiteral } from './dated/day';
import { type DocumentTable, hasPeriod, settlement, type Statement } from './settlement';

/**
 * Open documents, by status: as of today an index serves this condition. Over a period, those with a balance at its
 * end.
 */
export const openAt = (table: DocumentTable, view: Statement): RawBuilder<unknown> =>
  hasPeriod(view)
    ? sql`${settlement(table, view).balance} > 0`
    : sql`${sql.ref(`${table}.status`)} in ('pending', 'partial')`;

/** SQL condition: a due date lies in an ageing bucket on a day. */
export function dueInBucket(due: RawBuilder<unknown>, bucket: AgeingBucket, asOf: string): RawBuilder<boolean> {
  const { from, to } = AGEING_DAYS[bucket];
  if (bucket === 'not_due') return sql<boolean>`${due} >= ${dayLiteral(asOf)}`;
  const latest = sql<boolean>`${due} <= ${dayLiteral(addDays(asOf, -from))}`;
  return to === null ? latest : sql<boolean>`(${latest} and ${due} >= ${dayLiteral(addDays(asOf, -to))})`;
}
