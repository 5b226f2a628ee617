import { type Insertable } from 'kysely';
import { type Db } from '../database';
import { type AuditTables } from '../schema/audit';

/** Adds a row to the audit log; the database rejects changes of existing rows. */
export const insertAuditRow = (db: Db, row: Insertable<AuditTables['audit_log']>) =>
  db.insertInto('audit_log').values(row).execute();
