import { exactPhrase, type SortOrder, toMoney } from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql } from 'kysely';
import { isRecord } from '../db/record-reference';

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

/** The condition that a column names the record of `table` that a filter refers to, by uuid or number; without a filter `true`. */
export function refersTo(column: string, table: string, reference: string | number | undefined): RawBuilder<boolean> {
  if (reference === undefined) return sql<boolean>`true`;
  return sql<boolean>`${sql.ref(column)} = (select id from ${sql.table(table)} where ${isRecord(table, reference)})`;
}

/** The condition that a column names a project of the client that a filter refers to; without a filter `true`. */
export function isOfClient(column: string, client: string | number | undefined): RawBuilder<boolean> {
  if (client === undefined) return sql<boolean>`true`;
  return sql<boolean>`${sql.ref(column)} = any(array(select id from projects where ${refersTo('projects.client_id', 'clients', client)}))`;
}

/** The condition that a day lies within bounds, of which either may be missing. */
export const withinDays = (column: string, from: string | undefined, to: string | undefined): RawBuilder<boolean>[] => [
  ...(from === undefined ? [] : [sql<boolean>`${sql.ref(column)} >= ${from}::date`]),
  ...(to === undefined ? [] : [sql<boolean>`${sql.ref(column)} <= ${to}::date`]),
];

/** Bounds of a list's main amount, as they were sent. RM. */
export type AmountRange = { amount_from?: string | number | undefined; amount_to?: string | number | undefined };

/** The condition that an amount lies within bounds, of which either may be missing. */
export const withinAmounts = (column: string, { amount_from, amount_to }: AmountRange): RawBuilder<boolean>[] => [
  ...(amount_from === undefined ? [] : [sql<boolean>`${sql.ref(column)} >= ${toMoney(amount_from)}::numeric`]),
  ...(amount_to === undefined ? [] : [sql<boolean>`${sql.ref(column)} <= ${toMoney(amount_to)}::numeric`]),
];

/** The condition that a column has one of some values out of a closed list; they are literals, so that a partial index can be chosen. */
export function isOneOf(
  column: string,
  values: readonly (string | null | undefined)[] | undefined,
): RawBuilder<boolean>[] {
  const literals = values?.flatMap((value) => (value ? [sql.lit(value)] : []));
  if (!literals) return [];
  return [literals.length > 0 ? sql<boolean>`${sql.ref(column)} in (${sql.join(literals)})` : sql<boolean>`false`];
}

/** A text as LIKE reads it when every character stands for itself. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/**
 * The condition that one of the columns holds the searched text, whatever the case; "in double quotes" the whole value has
 * to be that text. Each column (`projects.name`) needs its own index. Without a search it is `true`. lists-and-search.md#search
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

/**
 * The condition that one of the lines kept in `<table>` (by a document's number, as `id`) holds the searched text, or is that
 * text when it is quoted. A trigram index finds both.
 */
export function linesMatch(search: string, lines: RawBuilder<unknown>): RawBuilder<boolean> {
  const phrase = exactPhrase(search);
  const text = escapeLike((phrase ?? search).toLowerCase());
  return sql<boolean>`${lines} like ${phrase === null ? `%${text}%` : `%\n${text}\n%`}`;
}

/**
 * The condition that a document's lines, kept in a table of their own by the document's number, match. Few documents are found
 * by the lines; when many match, each one that is walked past is asked for its lines.
 */
export function hasLines(search: string, document: string, kept: string, areMany: boolean): RawBuilder<boolean> {
  const lines = sql.ref(`${kept}.texts`);
  return areMany
    ? sql<boolean>`(select ${linesMatch(search, lines)} from ${sql.table(kept)} where ${sql.ref(`${kept}.id`)} = ${sql.ref(document)})`
    : sql<boolean>`${sql.ref(document)} = any(array(select id from ${sql.table(kept)} where ${linesMatch(search, lines)}))`;
}

/** The condition that a key is one of those that a query gives: found by an index when they lead to few rows, else compared. */
export const isAmong = (key: string, query: RawBuilder<unknown>, areMany: boolean): RawBuilder<boolean> =>
  areMany ? sql<boolean>`${sql.ref(key)} in (${query})` : sql<boolean>`${sql.ref(key)} = any(array(${query}))`;

/** The condition that one of a record's columns matches; `search_lines` of the same columns is what its trigram index holds. */
export const columnsMatch = (search: string, table: string, columns: readonly string[]): RawBuilder<boolean> =>
  linesMatch(search, sql`search_lines(${sql.join(columns.map((column) => sql.ref(`${table}.${column}`)))})`);

/** Numbers of the records of a table whose name matches. */
export const recordsNamed = (search: string, table: 'projects' | 'clients' | 'organisations') =>
  sql`select id from ${sql.table(table)} where ${columnsMatch(search, table, ['name'])}`;

/** Numbers of the projects whose name or whose client's name matches. */
export const projectsOfNames = (search: string) => sql`
  select id from projects
  where ${columnsMatch(search, 'projects', ['name'])} or client_id = any(array(${recordsNamed(search, 'clients')}))`;
