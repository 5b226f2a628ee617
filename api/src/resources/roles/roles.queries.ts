import { type Role, type RoleInput, roleNameKey } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../db/database';
import { isRecord } from '../../db/record-reference';

const COLUMNS = ['id', 'uuid', 'name', 'version'] as const;

/** The four roles. */
export const selectRoles = (db: Db): Promise<Role[]> => db.selectFrom('roles').select(COLUMNS).orderBy('id').execute();

export async function rolesOf(db: Db, userId: number) {
  const rows = await db.selectFrom('user_roles').select('role_id').where('user_id', '=', userId).execute();
  return rows.map(({ role_id }) => role_id);
}

/** Locks a role. */
export const lockRole = (db: Db, reference: string): Promise<Role | undefined> =>
  db.selectFrom('roles').select(COLUMNS).where(isRecord('roles', reference)).forNoKeyUpdate().executeTakeFirst();

/**
 * Whether another role has or once had this name: names are never reused for another role. Locks all roles, so that two
 * renames cannot race.
 */
export async function isRoleNameTaken(db: Db, id: number, name: string) {
  const key = roleNameKey(name);
  const roles = await db.selectFrom('roles').select(['id', 'name']).orderBy('id').forNoKeyUpdate().execute();
  if (roles.some((role) => role.id !== id && roleNameKey(role.name) === key)) return true;
  const owner = await db.selectFrom('role_names').select('role_id').where('key', '=', key).executeTakeFirst();
  return owner !== undefined && owner.role_id !== id;
}

/** Stores a role's name as its next version and reserves the name for it. */
export async function saveRole(db: Db, id: number, values: RoleInput): Promise<Role> {
  await db
    .insertInto('role_names')
    .values({ key: roleNameKey(values.name), role_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .updateTable('roles')
    .set({ ...values, version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}
