import { addressFields } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';

/** Columns of a client's or an organisation's address. */
export const ADDRESS_COLUMNS = Object.keys(addressFields);

/** Columns of a table as one JSON object, by their names. Amounts would become numbers: not for them. */
export const jsonOf = (table: string, columns: readonly string[]) =>
  sql`json_build_object(${sql.join(columns.flatMap((column) => [sql.lit(column), sql.ref(`${table}.${column}`)]))})`;

/** A project as printed documents name it. */
export const PRINTED_PROJECT = jsonOf('projects', ['uuid', 'name', 'code']);
