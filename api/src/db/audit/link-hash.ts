import { createHash } from 'node:crypto';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { type AuditTables } from '../schema/audit';

/** A row of the audit trail as PostgreSQL formats it: JSON stays text, so that digits and order are preserved. */
export type RawEntry = Omit<Selectable<AuditTables['audit_log']>, 'before' | 'after'> & {
  before: string | null;
  after: string | null;
};

/** The columns of a `RawEntry`, from a table named `entry`, independent of session settings. */
export const RAW_ENTRY: RawBuilder<unknown> = sql`
  entry.id, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as at,
  entry.user_id, entry.user_name, entry.real_user_id, entry.real_user_name, entry.action, entry.entity,
  entry.entity_uuid::text as entity_uuid, entry.before::text as before, entry.after::text as after, entry.request_id,
  entry.caller_request_id`;

/** The hash before the first link. */
export const NO_LINK = '';

/** SHA-256 in hex over the previous link and a row, formatted as PostgreSQL's JSON array. */
export function hashLink(previous: string, entry: RawEntry): string {
  const { id, at, user_id, user_name, real_user_id, real_user_name, action, entity, entity_uuid, request_id } = entry;
  const fields = [id, at, user_id, user_name, real_user_id, real_user_name, action, entity, entity_uuid];
  const values = [
    ...fields.map((field) => JSON.stringify(field)),
    entry.before ?? 'null',
    entry.after ?? 'null',
    JSON.stringify(request_id),
    // Omitted when null, so that rows from before this column keep their hash.
    ...(entry.caller_request_id === null ? [] : [JSON.stringify(entry.caller_request_id)]),
  ];
  return createHash('sha256')
    .update(previous, 'hex')
    .update(`[${values.join(', ')}]`)
    .digest('hex');
}
