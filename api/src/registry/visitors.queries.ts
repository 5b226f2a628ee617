import { type Account, type Visitor } from '@siteledger/platform/registry';
import { isGranted, type Permission, permissionsOfRoles, ROLES } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../db/database';
import { oneRow } from '../db/one-row';

/** Users who are not deleted, with their role ids, for computing the reach of a rollout. */
export async function selectVisitors(db: Db) {
  const found = await sql<Visitor>`
    select users.uuid, coalesce(json_agg(json_build_object('id', user_roles.role_id)) filter (where user_roles.role_id is not null), '[]') as roles
    from users left join user_roles on user_roles.user_id = users.id
    where users.deleted_at is null group by users.id`.execute(db);
  return found.rows;
}

/** The same with the digest of each e-mail address, for the central registry. */
export async function selectAccounts(db: Db) {
  const found = await sql<Account>`
    select users.uuid, encode(sha256(convert_to(lower(users.email), 'UTF8')), 'hex') as "mailDigest",
      coalesce(json_agg(json_build_object('id', user_roles.role_id)) filter (where user_roles.role_id is not null), '[]') as roles
    from users left join user_roles on user_roles.user_id = users.id
    where users.deleted_at is null group by users.id order by users.id`.execute(db);
  return found.rows;
}

/** Counts the users, not deleted, with at least one of these permissions. */
export async function countHolders(db: Db, permissions: readonly string[]) {
  const visitors = await selectVisitors(db);
  return visitors.filter(({ roles }) => {
    const held = permissionsOfRoles(roles.map(({ id }) => id));
    return permissions.some((permission) => isGranted(held, permission));
  }).length;
}

/** Users with a permission, not deleted. */
export async function selectHolders(db: Db, permission: Permission) {
  const holding = Object.values(ROLES).filter((role) => isGranted(permissionsOfRoles([role]), permission));
  const found = await sql<{ name: string; email: string }>`
    select users.name, users.email from users
    where users.deleted_at is null and users.id in (select user_id from user_roles where role_id in (${sql.join(holding)}))
    order by users.id`.execute(db);
  return found.rows;
}

/** Counts those of these sessions that were not revoked. */
export async function countLiveSessions(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return 0;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from sessions where id in (${sql.join(ids)}) and revoked_at is null`.execute(db);
  return oneRow(rows).count;
}

/** A user's id, also after deletion. */
export async function findUserId(db: Db, uuid: string) {
  const user = await db.selectFrom('users').select('id').where('uuid', '=', uuid).executeTakeFirst();
  return user?.id;
}
