import { ROLES, type User } from '@siteledger/shared-lib/domain';
import { sql, type Updateable } from 'kysely';
import { type Db } from '../../../db/database';
import { oneRow } from '../../../db/one-row';
import { projectScope } from '../../../http/request/project-scope.queries';
import { isRecord } from '../../../db/record-reference';
import { select } from '../../../db/selection';
import { type Database } from '../../../db/schema';
import { type Context } from '../../../http/request/context';
import { USER } from '../users.queries';

export type LockedUser = {
  id: number;
  uuid: string;
  version: number;
  name: string;
  email: string;
  role_ids: number[];
  project_ids: number[];
};

/**
 * Serialises changes of users, so that two of them cannot remove the last Super Admins together. Take it before other
 * locks.
 */
export const lockSuperAdmins = (db: Db) =>
  db.selectFrom('roles').select('id').where('id', '=', ROLES.SUPER_ADMIN).forNoKeyUpdate().execute();

export async function countSuperAdmins(db: Db) {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from users join user_roles on user_roles.user_id = users.id
    where user_roles.role_id = ${ROLES.SUPER_ADMIN} and users.deleted_at is null`.execute(db);
  return oneRow(rows).total;
}

/**
 * Locks the users with these references, without deleted ones, in the order of their uuids; returns them with roles and
 * projects.
 */
export async function lockUsers(db: Db, references: readonly (string | number)[]): Promise<LockedUser[]> {
  const conditions = references.map((reference) => isRecord('users', reference));
  const { rows } = await sql<LockedUser>`
    select id, uuid, version, name, email,
      array(select role_id from user_roles where user_id = users.id order by role_id) as role_ids,
      array(select project_id from user_projects where user_id = users.id order by project_id) as project_ids
    from users where deleted_at is null and (${sql.join(conditions, sql` or `)})
    order by uuid for no key update`.execute(db);
  return rows;
}

/** Users as in replies and the audit log, unsorted. */
export async function usersById(db: Db, ids: readonly number[]): Promise<User[]> {
  const { rows } = await select(USER, sql`from users where users.id = any(${ids}::bigint[])`).execute(db);
  return rows;
}

/** The caller's projects with these references, without deleted ones. */
export async function findProjects(db: Db, context: Context, references: readonly (string | number)[]) {
  if (references.length === 0) return [];
  const conditions = references.map((reference) => isRecord('projects', reference));
  const { rows } = await sql<{ id: number; uuid: string }>`
    select projects.id, projects.uuid from projects
    where projects.deleted_at is null and ${projectScope(context)} and (${sql.join(conditions, sql` or `)})`.execute(
    db,
  );
  return rows;
}

/** Increments the users' versions. */
export const nextVersions = (db: Db, ids: readonly number[]) =>
  db
    .updateTable('users')
    .set({ version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', 'in', ids)
    .execute();

export const saveUser = (db: Db, id: number, fields: Updateable<Database['users']>) =>
  db.updateTable('users').set(fields).where('id', '=', id).execute();

/** Replaces each user's roles. */
export async function setRoles(db: Db, changes: readonly { id: number; roles: readonly number[] }[]) {
  const rows = changes.flatMap(({ id, roles }) => roles.map((role_id) => ({ user_id: id, role_id })));
  await sql`delete from user_roles where user_id = any(${changes.map(({ id }) => id)}::bigint[])`.execute(db);
  await sql`insert into user_roles (user_id, role_id)
    select * from unnest(${rows.map((row) => row.user_id)}::bigint[], ${rows.map((row) => row.role_id)}::smallint[])`.execute(
    db,
  );
}

/** Replaces each user's projects. */
export async function setProjects(db: Db, changes: readonly { id: number; projects: readonly number[] }[]) {
  const rows = changes.flatMap(({ id, projects }) => projects.map((project_id) => ({ user_id: id, project_id })));
  await sql`delete from user_projects where user_id = any(${changes.map(({ id }) => id)}::bigint[])`.execute(db);
  await sql`insert into user_projects (user_id, project_id)
    select * from unnest(${rows.map((row) => row.user_id)}::bigint[], ${rows.map((row) => row.project_id)}::bigint[])`.execute(
    db,
  );
}

/** Marks a user as deleted; the row remains, so that history keeps the name. */
export const markUserDeleted = (db: Db, id: number, now: Date) =>
  db.updateTable('users').set({ deleted_at: now }).where('id', '=', id).execute();
