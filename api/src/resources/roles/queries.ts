import { type Role } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../db/database';
import { isRecord } from '../../db/record-reference';

const COLUMNS = ['id', 'uuid', 'name', 'version'] as const;

/** The four roles. */
export const selectRoles = (db: Db): Promise<Role[]> => db.selectFrom('roles').select(COLUMNS).orderBy('id').execute();

/** A role, locked until the transaction ends. */
export const lockRole = (db: Db, reference: string): Promise<Role | undefined> =>
  db.selectFrom('roles').select(COLUMNS).where(isRecord('roles', reference)).forNoKeyUpdate().executeTakeFirst();

/** Whether another role has this name, whatever the case; all roles are locked, so that two renames cannot meet. */
export async function isRoleNameTaken(db: Db, id: number, name: string) {
  const roles = await db.selectFrom('roles').select(['id', 'name']).orderBy('id').forNoKeyUpdate().execute();
  return roles.some((role) => role.id !== id && role.name.toLowerCase() === name.toLowerCase());
}

/** Gives a role another name, as its next version. */
export const renameRole = (db: Db, id: number, name: string): Promise<Role> =>
  db
    .updateTable('roles')
    .set({ name, version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
