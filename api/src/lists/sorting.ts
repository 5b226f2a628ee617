import { type SortOrder } from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql } from 'kysely';

/** A column that is never null. Its index then serves both directions; "nulls last" would require a sort. */
export type NeverNull = { neverNull: RawBuilder<unknown>; key?: RawBuilder<unknown> };

/** `key` is the id of the joined record that has the column: that table's index then yields the records in order. */
export const neverNull = (column: RawBuilder<unknown>, key?: RawBuilder<unknown>): NeverNull => ({
  neverNull: column,
  ...(key && { key }),
});

/** A column whose index has the opposite order; sorted from the top, rows without a value come last. */
export type Reversed = { reversed: RawBuilder<unknown> };

export const reversed = (column: RawBuilder<unknown>): Reversed => ({ reversed: column });

/**
 * A column with a value in only some rows, as `present` says; `absent` is the opposite. The two parts are read one
 * after the other, so only the first needs an index. Rows without a value come last, or in the position of zero with
 * `absentCountsLeast`.
 */
export type SparseColumn = {
  present: RawBuilder<unknown>;
  absent: RawBuilder<unknown>;
  value: NeverNull | Reversed;
  absentCountsLeast: boolean;
};

/** The order in which the parts of a sparse column are read. */
export const presentFirst = ({ absentCountsLeast }: Pick<SparseColumn, 'absentCountsLeast'>, order: SortOrder) =>
  !absentCountsLeast || order === 'desc';

/** Sorts long texts by their beginning: an index row cannot hold a thousand characters of three bytes. */
export const beginning = (column: RawBuilder<unknown>) => sql`left(lower(${column}), 200)`;

/**
 * Sorts numbers such as VO-2 or INV-2026-0001 naturally: digits count as a number, case is ignored.
 * lists-and-search.md#the-query
 */
export const natural = (column: RawBuilder<unknown>) => sql`natural_key(${column})`;

/** A list's sort keys and their expressions; a dotted key such as `project.name` is just a name. */
export type SortColumn = RawBuilder<unknown> | NeverNull | Reversed | SparseColumn;

export type SortColumns<Sort extends string = string> = Record<Sort, SortColumn>;

const OTHER = { asc: 'desc', desc: 'asc' } as const;

/**
 * The `order by` of a list: the requested column with nulls last, then `tie` in the same direction. `isFromEnd`
 * reverses all of it.
 */
export function orderBy<Sort extends string>(
  { sort, order }: { sort: NoInfer<Sort>; order: SortOrder },
  columns: SortColumns<Sort>,
  tie: RawBuilder<unknown>,
  isFromEnd = false,
): RawBuilder<unknown> {
  const direction = isFromEnd ? OTHER[order] : order;
  const column = columns[sort];
  const first = 'present' in column ? placedSparse(column, order, isFromEnd) : placed(column, direction, isFromEnd);
  return sql`order by ${first}, ${tie} ${sql.raw('reversed' in column ? OTHER[direction] : direction)}`;
}

// One sort instead of two scans, for rows already found.
function placedSparse(column: SparseColumn, order: SortOrder, isFromEnd: boolean) {
  const direction = isFromEnd ? OTHER[order] : order;
  const parts = presentFirst(column, order) === isFromEnd ? sql`asc` : sql`desc`;
  return sql`(${column.present}) ${parts}, ${placed(column.value, direction, isFromEnd)}`;
}

function placed(column: Exclude<SortColumn, SparseColumn>, direction: SortOrder, isFromEnd: boolean) {
  // An index gives "asc nulls last" and "desc nulls first".
  if ('reversed' in column) return sql`${column.reversed} ${sql.raw(OTHER[direction])}`;
  if (!('neverNull' in column))
    return sql`${column} ${sql.raw(direction)} nulls ${sql.raw(isFromEnd ? 'first' : 'last')}`;
  const key = column.key ? sql`, ${column.key} ${sql.raw(direction)}` : sql``;
  return sql`${column.neverNull} ${sql.raw(direction)}${key}`;
}
