import { type Insertable } from 'kysely';
import { type Db } from '../database';
import { type AuditLogTable } from '../schema/audit';

/** Adds a row to the audit log, which the database lets nobody change. */
export const insertAuditRow = (db: Db, row: Insertable<AuditLogTable>) =>
  db.insertInto('audit_log').values(row).execute();
