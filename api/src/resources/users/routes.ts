import { isGranted, ROLES, userSchema, usersRolesSchema, userUpdateSchema } from '@siteledger/shared-lib/domain';
import { type Context } from '../../http/request/context';
import { forbidden, notFound } from '../../http/errors/errors';
import { type App } from '../../http/request/fastify-types';
import { all } from '../../http/openapi/openapi-replies';
import { resource } from '../../http/routes/resource';
import { assignUsers } from './account/assign-users';
import { createUser } from './account/create-user';
import { deleteUser } from './account/delete-user';
import { rowPathsCompiler } from './account/row-paths';
import { updateUser } from './account/update-user';
import { findUser, isRole, USERS, usersOfRole } from './users.queries';

export function userRoutes(app: App) {
  const { calls, list, create, read, update, remove } = resource(app, {
    path: '/users',
    name: ['a user', 'users'],
    type: 'User',
    permission: { view: 'member' },
  });

  /**
   * The users, a list of `User`: search in name and e-mail, filters `role` (id) and `project`.
   * roles-and-permissions.md#users
   */
  list('User', USERS);

  /** One user: `{data: User}`. docs/domain/roles-and-permissions.md#users */
  read(({ context }, reference) => findUser(context.db, reference), { summary: 'One user' });

  /**
   * The users with a role: `{data: UserOption[]}`; `project.*` is enough for the role project manager, other roles need
   * `member`. docs/domain/projects.md#choosing-managers-and-clients, docs/domain/roles-and-permissions.md#users
   */
  calls.get(
    '/users/role/:id',
    { permission: ['project.*', 'member'], summary: 'Users of a role', reply: all('UserOption') },
    ({ context, params }) => holdersOf(context, Number(params.id)),
  );

  /**
   * Creates a user: 201 with it; 422 by field, 403 for a Super Admin unless the caller is one.
   * docs/domain/roles-and-permissions.md#users, docs/domain/roles-and-permissions.md#super-admins
   */
  create(userSchema, createUser);

  /**
   * Changes a user: `{data: User}`; 403 for a Super Admin unless the caller is one, 409 for the last one.
   * docs/domain/roles-and-permissions.md#users, docs/domain/roles-and-permissions.md#super-admins
   */
  update(userUpdateSchema, updateUser);

  /**
   * Deletes a user, {uuid, name}; 409 for oneself and for the last Super Admin.
   * docs/domain/roles-and-permissions.md#users, docs/domain/states-and-deletions.md#deletions
   */
  remove(deleteUser);

  /**
   * Replaces roles and projects of many users, all or none: `{data: User[]}`; 422 on `data.{index}.{field}`.
   * docs/domain/roles-and-permissions.md#users
   */
  app.put(
    '/batch-update/usersRoles',
    {
      config: { permission: 'member' },
      schema: { summary: 'Give users their roles and projects', body: usersRolesSchema, reply: all('User') },
      validatorCompiler: rowPathsCompiler,
    },
    async ({ context, body }) => ({ data: await assignUsers(context, body.data) }),
  );
}

function holdersOf({ db, user }: Context, role: number) {
  if (!isRole(role)) throw notFound('Role');
  if (role !== ROLES.PROJECT_MANAGER && !isGranted(user.permissions, 'member')) throw forbidden();
  return usersOfRole(db, role);
}
