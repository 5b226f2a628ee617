import { type RawBuilder, sql } from 'kysely';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const NUMBER = /^[1-9]\d{0,14}$/;

/**
 * SQL condition: a record of `table` by uuid or id. Any other text matches nothing, so it ends as a 404.
 * docs/domain/calls.md#references
 */
export function isRecord(table: string, reference: string | number): RawBuilder<boolean> {
  const text = String(reference);
  if (UUID.test(text)) return sql<boolean>`${sql.ref(`${table}.uuid`)} = ${text}`;
  if (NUMBER.test(text)) return sql<boolean>`${sql.ref(`${table}.id`)} = ${Number(text)}`;
  return sql<boolean>`false`;
}

/** SQL condition: a column refers to the record of `table` given by uuid or id; `true` without a reference. */
export function refersTo(column: string, table: string, reference: string | number | undefined): RawBuilder<boolean> {
  if (reference === undefined) return sql<boolean>`true`;
  return sql<boolean>`${sql.ref(column)} = (select id from ${sql.table(table)} where ${isRecord(table, reference)})`;
}

/** SQL condition: a column refers to a project of the given client; `true` without one. */
export function isOfClient(column: string, client: string | number | undefined): RawBuilder<boolean> {
  if (client === undefined) return sql<boolean>`true`;
  return sql<boolean>`${sql.ref(column)} = any(array(select id from projects where ${refersTo('projects.client_id', 'clients', client)}))`;
}
