import { type Insertable } from 'kysely';
import { type Db } from '../database';
import { type AuditTables } from '../schema/audit';

/** A row of the audit log, to be stored. */
export type AuditRow = Insertable<AuditTables['audit_log']>;

/** Adds rows to the audit log; the database rejects changes of existing rows. */
export const insertAuditRows = (db: Db, rows: readonly AuditRow[]) => db.insertInto('audit_log').values(rows).execute();
