import { type SortOrder } from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql } from 'kysely';

/** A column that is never empty. Its index then gives the rows in either direction; "nulls last" would sort them all. */
export type NeverNull = { neverNull: RawBuilder<unknown>; key?: RawBuilder<unknown> };

/** `key` is the number of the joined record whose column it is: its index then gives the records in order, one after another. */
export const neverNull = (column: RawBuilder<unknown>, key?: RawBuilder<unknown>): NeverNull => ({
  neverNull: column,
  ...(key && { key }),
});

/** A column whose index gives the rows in the opposite order, those without a value last when it is sorted from the top. */
export type Reversed = { reversed: RawBuilder<unknown> };

export const reversed = (column: RawBuilder<unknown>): Reversed => ({ reversed: column });

/**
 * A column that only some rows have, as `present` says; `absent` says the opposite. Both parts are walked one after the
 * other, so that an index has to know the first alone. Rows without come last, or where a zero stands when they count least.
 */
export type SparseColumn = {
  present: RawBuilder<unknown>;
  absent: RawBuilder<unknown>;
  value: NeverNull | Reversed;
  absentCountsLeast: boolean;
};

/** The parts of a sparse column in the order that they are walked. */
export const presentFirst = ({ absentCountsLeast }: Pick<SparseColumn, 'absentCountsLeast'>, order: SortOrder) =>
  !absentCountsLeast || order === 'desc';

/** A long text is sorted by its beginning: the line of an index has no room for a thousand characters of three bytes. */
export const beginning = (column: RawBuilder<unknown>) => sql`left(lower(${column}), 200)`;

/**
 * A column of numbers such as VO-2 or INV-2026-0001, in natural order: digits count as a number, whatever the case.
 * lists-and-search.md#the-query
 */
export const natural = (column: RawBuilder<unknown>) => sql`natural_key(${column})`;

/** Sort keys of a list and the expression behind each; a dotted key such as `project.name` is only a name. */
export type SortColumn = RawBuilder<unknown> | NeverNull | Reversed | SparseColumn;

export type SortColumns<Sort extends string = string> = Record<Sort, SortColumn>;

const OTHER = { asc: 'desc', desc: 'asc' } as const;

/**
 * The `order by` of a list: the asked column with empty values last, ties by `tie`, both in the same direction. From the end
 * it is the same order backwards.
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

// In one go, for rows that were found before.
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
