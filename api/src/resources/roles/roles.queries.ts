import { type Role, type RoleInput, roleNameKey } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../db/database';
import { isRecord } from '../../db/record-reference';

const COLUMNS = ['id', 'uuid', 'name', 'version'] as const;

/** The four roles. */
export const selectRoles = (db: Db): Promise<Role[]> => db.selectFrom('roles').select(COLUMNS).orderBy('id').execute();

/** The ids of a user's roles. */
export async function rolesOf(db: Db, userId: number) {
  const rows = await db.selectFrom('user_roles').select('role_id').where('user_id', '=', userId).execute();
  return rows.map(({ role_id }) => role_id);
}

/** A role, locked until the transaction ends. */
export const lockRole = (db: Db, reference: string): Promise<Role | undefined> =>
  db.selectFrom('roles').select(COLUMNS).where(isRecord('roles', reference)).forNoKeyUpdate().executeTakeFirst();

/**
 * Whether another role has this name, or had it once: a name never passes from one role to another. All roles are locked, so that
 * two renames cannot meet.
 */
export async function isRoleNameTaken(db: Db, id: number, name: string) {
  const key = roleNameKey(name);
  const roles = await db.selectFrom('roles').select(['id', 'name']).orderBy('id').forNoKeyUpdate().execute();
  if (roles.some((role) => role.id !== id && roleNameKey(role.name) === key)) return true;
  const owner = await db.selectFrom('role_names').select('role_id').where('key', '=', key).executeTakeFirst();
  return owner !== undefined && owner.role_id !== id;
}

/** Stores a role's name as its next version; the name stays with the role for good. */
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
