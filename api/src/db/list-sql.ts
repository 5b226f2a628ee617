import { exactPhrase, type SortOrder } from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql } from 'kysely';

/** A column that is never empty. Its index then gives the rows in either direction; "nulls last" would sort them all. */
export type Filled = { filled: RawBuilder<unknown> };

export const filled = (column: RawBuilder<unknown>): Filled => ({ filled: column });

/** Sort keys of a list and the expression behind each; a dotted key such as `project.name` is only a name. */
export type SortColumns<Sort extends string = string> = Record<Sort, RawBuilder<unknown> | Filled>;

/** The `order by` of a list: the asked column with empty values last, ties by `tie`, both in the same direction. */
export function orderBy<Sort extends string>(
  { sort, order }: { sort: NoInfer<Sort>; order: SortOrder },
  columns: SortColumns<Sort>,
  tie: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  const column = columns[sort];
  const placed = 'filled' in column ? sql`${column.filled} ${direction}` : sql`${column} ${direction} nulls last`;
  return sql`order by ${placed}, ${tie} ${direction}`;
}

/** A text as LIKE reads it when every character stands for itself. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/**
 * The condition that one of the columns holds the searched text, whatever the case; "in double quotes" the whole value has
 * to be that text. Each column (`projects.name`) needs its own index. Without a search it is `true`. Decision §6.
 */
export function matchesSearch(search: string | undefined, columns: readonly string[]): RawBuilder<boolean> {
  if (!search) return sql<boolean>`true`;
  const phrase = exactPhrase(search);
  const conditions = columns.map((column) =>
    phrase === null
      ? sql<boolean>`lower(${sql.ref(column)}) like ${`%${escapeLike(search.toLowerCase())}%`}`
      : sql<boolean>`lower(${sql.ref(column)}) = ${phrase.toLowerCase()}`,
  );
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}
