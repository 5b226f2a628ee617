import { type RawBuilder, sql } from 'kysely';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const NUMBER = /^[1-9]\d{0,14}$/;

/**
 * The condition that finds a record of `table` by what a path or a body calls it: its uuid or its number. What is neither
 * finds nothing, so that it ends as "not found". docs/domain/calls.md#references
 */
export function isRecord(table: string, reference: string | number): RawBuilder<boolean> {
  const text = String(reference);
  if (UUID.test(text)) return sql<boolean>`${sql.ref(`${table}.uuid`)} = ${text}`;
  if (NUMBER.test(text)) return sql<boolean>`${sql.ref(`${table}.id`)} = ${Number(text)}`;
  return sql<boolean>`false`;
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
