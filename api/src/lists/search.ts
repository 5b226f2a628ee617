import { lineOfText } from '@siteledger/platform/contract';
import { exactPhrase } from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql } from 'kysely';

/** Escapes the wildcards of LIKE. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/**
 * SQL condition: one of the columns contains the searched text, ignoring case as the database defines it; "in double
 * quotes" the whole value must equal it. Each column (`projects.name`) needs its own index. Without a search it is
 * `true`. lists-and-search.md#search
 */
export function matchesSearch(search: string | undefined, columns: readonly string[]): RawBuilder<boolean> {
  if (!search) return sql<boolean>`true`;
  const text = lineOfText(search);
  const phrase = exactPhrase(text);
  const conditions = columns.map((column) =>
    phrase === null
      ? sql<boolean>`lower(${sql.ref(column)}) like lower(${`%${escapeLike(text)}%`})`
      : sql<boolean>`lower(${sql.ref(column)}) = lower(${phrase})`,
  );
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

/**
 * SQL condition: one of the lines in `<table>` (by document id, as `id`) contains the searched text, or equals it when
 * quoted. A trigram index serves both.
 */
export function linesMatch(search: string, lines: RawBuilder<unknown>): RawBuilder<boolean> {
  const phrase = exactPhrase(lineOfText(search));
  const text = escapeLike(phrase ?? lineOfText(search));
  return sql<boolean>`${lines} like lower(${phrase === null ? `%${text}%` : `%\n${text}\n%`})`;
}

/**
 * SQL condition: the lines of a document, stored in a table by document id, match. A few matching documents are looked
 * up by their lines; with many, each scanned document's lines are checked.
 */
export function hasLines(search: string, document: string, kept: string, areMany: boolean): RawBuilder<boolean> {
  const lines = sql.ref(`${kept}.texts`);
  return areMany
    ? sql<boolean>`(select ${linesMatch(search, lines)} from ${sql.table(kept)} where ${sql.ref(`${kept}.id`)} = ${sql.ref(document)})`
    : sql<boolean>`${sql.ref(document)} = any(array(select id from ${sql.table(kept)} where ${linesMatch(search, lines)}))`;
}

/** SQL condition: a key is among those of a subquery; keys of few rows are looked up by index, others are compared. */
export const isAmong = (key: string, query: RawBuilder<unknown>, areMany: boolean): RawBuilder<boolean> =>
  areMany ? sql<boolean>`${sql.ref(key)} in (${query})` : sql<boolean>`${sql.ref(key)} = any(array(${query}))`;

/** SQL condition: one of a record's columns matches; the trigram index is on `search_lines` of the same columns. */
export const columnsMatch = (search: string, table: string, columns: readonly string[]): RawBuilder<boolean> =>
  linesMatch(search, sql`search_lines(${sql.join(columns.map((column) => sql.ref(`${table}.${column}`)))})`);

/** Ids of a table's records whose name matches. */
export const recordsNamed = (search: string, table: 'projects' | 'clients' | 'organisations') =>
  sql`select id from ${sql.table(table)} where ${columnsMatch(search, table, ['name'])}`;

/** Ids of the projects whose name or client's name matches. */
export const projectsOfNames = (search: string) => sql`
  select id from projects
  where ${columnsMatch(search, 'projects', ['name'])} or client_id = any(array(${recordsNamed(search, 'clients')}))`;
