import { ROLES, type User, type UserOption } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { mixed } from 'yup';
import { type Db } from '../../db/database';
import { isRecord } from '../../db/record-reference';
import { columnsOf, select, selection } from '../../db/selection';
import { matchesSearch, recordReference, tableList } from '../../lists';

/** A user as in replies and the audit log: without the password. */
export const USER = selection<User>({
  ...columnsOf('users', 'id', 'uuid', 'name', 'email', 'version', 'created_at'),
  roles: sql`coalesce((select json_agg(json_build_object('id', roles.id, 'name', roles.name) order by roles.id)
    from user_roles join roles on roles.id = user_roles.role_id where user_roles.user_id = users.id), '[]')`,
  projects: sql`coalesce((select json_agg(json_build_object('uuid', projects.uuid, 'name', projects.name) order by lower(projects.name), projects.id)
    from user_projects join projects on projects.id = user_projects.project_id
    where user_projects.user_id = users.id and projects.deleted_at is null), '[]')`,
});

const ROLE_IDS: readonly number[] = Object.values(ROLES);

export const isRole = (id: number) => ROLE_IDS.includes(id);

/** Users who are not deleted, optionally of a role or a project. */
export const USERS = tableList({
  table: 'users',
  selection: USER,
  sorts: { name: sql`lower(users.name)`, email: sql`lower(users.email)`, created_at: sql`users.created_at` },
  defaultSort: { sort: 'created_at', order: 'desc' },
  filters: {
    role: mixed<string>().test('role', 'role is not valid.', (value) => isRole(Number(value))),
    project: recordReference('project'),
  },
  chosen: ({ search, filters: { role, project } }) => sql`
    users.deleted_at is null and ${matchesSearch(search, ['users.name', 'users.email'])}
    and ${role === undefined ? sql`true` : sql`exists (select 1 from user_roles where user_roles.user_id = users.id and user_roles.role_id = ${Number(role)})`}
    and ${
      project === undefined
        ? sql`true`
        : sql`exists (select 1 from project_access join projects on projects.id = project_access.project_id
          where project_access.user_id = users.id and ${isRecord('projects', project)})`
    }`,
});

export async function findUser(db: Db, reference: string) {
  const found = await select(
    USER,
    sql`from users where users.deleted_at is null and ${isRecord('users', reference)}`,
  ).execute(db);
  return found.rows[0];
}

/** Users with a role, without deleted ones, by name, optionally searched and limited. */
export async function usersOfRole(db: Db, roleId: number, search?: string, limit?: number) {
  const found = await sql<UserOption>`
    select users.id, users.uuid, users.name from users join user_roles on user_roles.user_id = users.id
    where user_roles.role_id = ${roleId} and users.deleted_at is null and ${matchesSearch(search, ['users.name'])}
    order by lower(users.name), users.id limit ${limit ?? null}::integer`.execute(db);
  return found.rows;
}
