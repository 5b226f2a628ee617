import { sql } from 'kysely';
import { type Db } from '../database';
import { oneRow } from '../one-row';

/** Append-only tables of the audit trail. */
export const ADDED_TO = ['audit_log', 'audit_chain', 'audit_heads'] as const;

/** Whether this connection's role could change or delete rows of the audit trail, add triggers or act as the owner. */
export async function mayChangeAuditTrail(db: Db): Promise<boolean> {
  const { rows } = await sql<{ may: boolean | null }>`
    select bool_or(
      has_table_privilege(oid, 'update') or has_table_privilege(oid, 'delete') or has_table_privilege(oid, 'truncate')
      or has_table_privilege(oid, 'trigger') or pg_has_role(relowner, 'member')
    ) as may
    from pg_class where relnamespace = 'public'::regnamespace and relname in (${sql.join(ADDED_TO)})`.execute(db);
  return oneRow(rows).may ?? false;
}
