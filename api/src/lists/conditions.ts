import { toMoney } from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql } from 'kysely';

/** SQL condition: a day is within optional bounds. */
export const withinDays = (column: string, from: string | undefined, to: string | undefined): RawBuilder<boolean>[] => [
  ...(from === undefined ? [] : [sql<boolean>`${sql.ref(column)} >= ${from}::date`]),
  ...(to === undefined ? [] : [sql<boolean>`${sql.ref(column)} <= ${to}::date`]),
];

/** Bounds of a list's main amount as sent, in RM. */
export type AmountRange = { amount_from?: string | number | undefined; amount_to?: string | number | undefined };

/** SQL condition: an amount is within optional bounds. */
export const withinAmounts = (column: string, { amount_from, amount_to }: AmountRange): RawBuilder<boolean>[] => [
  ...(amount_from === undefined ? [] : [sql<boolean>`${sql.ref(column)} >= ${toMoney(amount_from)}::numeric`]),
  ...(amount_to === undefined ? [] : [sql<boolean>`${sql.ref(column)} <= ${toMoney(amount_to)}::numeric`]),
];

/**
 * SQL condition: a column has one of some values of an enumeration. They are literals, so that PostgreSQL can use a
 * partial index.
 */
export function isOneOf(
  column: string,
  values: readonly (string | null | undefined)[] | undefined,
): RawBuilder<boolean>[] {
  const literals = values?.flatMap((value) => (value ? [sql.lit(value)] : []));
  if (!literals) return [];
  return [literals.length > 0 ? sql<boolean>`${sql.ref(column)} in (${sql.join(literals)})` : sql<boolean>`false`];
}
