import { lineOfText } from '@siteledger/platform/contract';
import { exactPhrase } from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql } from 'kysely';

/** A text as LIKE reads it when every character stands for itself. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/**
 * The condition that one of the columns holds the searched text, whatever the case, which the database
 * alone knows; "in double quotes" the whole value has
 * to be that text. Each column (`projects.name`) needs its own index. Without a search it is `true`. lists-and-search.md#search
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
 * The condition that one of the lines kept in `<table>` (by a document's number, as `id`) holds the searched text, or is that
 * text when it is quoted. A trigram index finds both.
 */
export function linesMatch(search: string, lines: RawBuilder<unknown>): RawBuilder<boolean> {
  const phrase = exactPhrase(lineOfText(search));
  const text = escapeLike(phrase ?? lineOfText(search));
  return sql<boolean>`${lines} like lower(${phrase === null ? `%${text}%` : `%\n${text}\n%`})`;
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
