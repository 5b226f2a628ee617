import { type SortOrder } from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql } from 'kysely';

/** A column that is never empty. Its index then gives the rows in either direction; "nulls last" would sort them all. */
export type Filled = { filled: RawBuilder<unknown>; key?: RawBuilder<unknown> };

/** `key` is the number of the joined record whose column it is: its index then gives the records in order, one after another. */
export const filled = (column: RawBuilder<unknown>, key?: RawBuilder<unknown>): Filled => ({
  filled: column,
  ...(key && { key }),
});

/** A column whose index gives the rows in the opposite order, those without a value last when it is sorted from the top. */
export type Opposite = { opposite: RawBuilder<unknown> };

export const opposite = (column: RawBuilder<unknown>): Opposite => ({ opposite: column });

/**
 * A column that only some rows have, as `given` says; `none` says the opposite. Both parts are walked one after the other, so
 * that an index has to know the first alone. Rows without come last, or where a zero stands when they count least.
 */
export type Sparse = {
  given: RawBuilder<unknown>;
  none: RawBuilder<unknown>;
  value: Filled | Opposite;
  countLeast: boolean;
};

/** The parts of a sparse column in the order that they are walked. */
export const givenFirst = ({ countLeast }: Pick<Sparse, 'countLeast'>, order: SortOrder) =>
  !countLeast || order === 'desc';

/** A long text is sorted by its beginning: the line of an index has no room for a thousand characters of three bytes. */
export const beginning = (column: RawBuilder<unknown>) => sql`left(lower(${column}), 200)`;

/** Sort keys of a list and the expression behind each; a dotted key such as `project.name` is only a name. */
export type SortColumn = RawBuilder<unknown> | Filled | Opposite | Sparse;

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
  const first = 'given' in column ? placedSparse(column, order, isFromEnd) : placed(column, direction, isFromEnd);
  return sql`order by ${first}, ${tie} ${sql.raw('opposite' in column ? OTHER[direction] : direction)}`;
}

// In one go, for rows that were found before.
function placedSparse(column: Sparse, order: SortOrder, isFromEnd: boolean) {
  const direction = isFromEnd ? OTHER[order] : order;
  const parts = givenFirst(column, order) === isFromEnd ? sql`asc` : sql`desc`;
  return sql`(${column.given}) ${parts}, ${placed(column.value, direction, isFromEnd)}`;
}

function placed(column: Exclude<SortColumn, Sparse>, direction: SortOrder, isFromEnd: boolean) {
  // An index gives "asc nulls last" and "desc nulls first".
  if ('opposite' in column) return sql`${column.opposite} ${sql.raw(OTHER[direction])}`;
  if (!('filled' in column)) return sql`${column} ${sql.raw(direction)} nulls ${sql.raw(isFromEnd ? 'first' : 'last')}`;
  const key = column.key ? sql`, ${column.key} ${sql.raw(direction)}` : sql``;
  return sql`${column.filled} ${sql.raw(direction)}${key}`;
}
