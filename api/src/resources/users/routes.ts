import { isGranted, ROLES, userSchema, usersRolesSchema, userUpdateSchema } from '@siteledger/shared-lib/domain';
import { mixed } from 'yup';
import { forbidden, notFound } from '../../http/errors';
import { type App } from '../../http/fastify-types';
import { readList, replyList } from '../../http/list';
import { listParameters } from '../../http/openapi-parameters';
import { all, created, list as page, one } from '../../http/openapi-replies';
import { ifMatch } from '../../http/version';
import { recordReference } from '../../lists';
import { assignUsers } from './account/assign-users';
import { createUser } from './account/create-user';
import { deleteUser } from './account/delete-user';
import { rowPathsCompiler } from './account/row-paths';
import { updateUser } from './account/update-user';
import { countUsers, findUser, selectUsers, selectUsersOfRole, USER_SORTS } from './users.queries';

const ROLE_IDS: readonly number[] = Object.values(ROLES);

const offer = {
  sortable: Object.keys(USER_SORTS) as (keyof typeof USER_SORTS)[],
  defaultSort: { sort: 'created_at', order: 'desc' },
  filters: {
    role: mixed<string>().test('role', 'role is not valid.', (value) => ROLE_IDS.includes(Number(value))),
    project: recordReference('project'),
  },
} as const;

export function userRoutes(app: App) {
  /** The users, a list of `User`: search in name and e-mail, filters `role` (id) and `project`. roles-and-permissions.md#users */
  app.get(
    '/users',
    {
      config: { permission: 'member' },
      schema: { summary: 'List users', parameters: listParameters(offer), reply: page('User') },
    },
    async ({ context: { db }, query }) => {
      const { filters, ...page } = readList(query, offer);
      const list = {
        ...page,
        filters: { ...filters, role: filters.role === undefined ? undefined : Number(filters.role) },
      };
      const total = await countUsers(db, list);
      return replyList(list, { total, rows: (window) => selectUsers(db, list, window) });
    },
  );

  /** One user: `{data: User}`. docs/domain/roles-and-permissions.md#users */
  app.get(
    '/users/:id',
    { config: { permission: 'member' }, schema: { summary: 'One user', reply: one('User') } },
    async ({ context: { db }, params }) => {
      const user = await findUser(db, params.id);
      if (!user) throw notFound('User');
      return { data: user };
    },
  );

  /**
   * Who holds a role: `{data: UserOption[]}`; who edits projects chooses from the project managers, other roles are for
   * `member`. docs/domain/projects.md#choosing-managers-and-clients, docs/domain/roles-and-permissions.md#users
   */
  app.get(
    '/users/role/:id',
    {
      config: { permission: ['project.*', 'member'] },
      schema: { summary: 'Users of a role', reply: all('UserOption') },
    },
    async ({ context: { db, user }, params }) => {
      if (!ROLE_IDS.includes(Number(params.id))) throw notFound('Role');
      if (Number(params.id) !== ROLES.PROJECT_MANAGER && !isGranted(user.permissions, 'member')) throw forbidden();
      return { data: await selectUsersOfRole(db, Number(params.id)) };
    },
  );

  /**
   * Creates a user: 201 with it; 422 by field, 403 when it is to be a Super Admin and the caller is none.
   * docs/domain/roles-and-permissions.md#users, docs/domain/roles-and-permissions.md#super-admins
   */
  app.post(
    '/users',
    {
      config: { permission: 'member', idempotent: true },
      schema: { summary: 'Create a user', body: userSchema, reply: created('User') },
    },
    async (request, reply) => {
      reply.code(201);
      return { data: await createUser(request.context, request.body) };
    },
  );

  /**
   * Changes a user: `{data: User}`; 403 for a Super Admin unless the caller is one, 409 for the last one.
   * docs/domain/roles-and-permissions.md#users, docs/domain/roles-and-permissions.md#super-admins
   */
  app.put(
    '/users/:id',
    {
      config: { permission: 'member' },
      schema: { summary: 'Update a user', body: userUpdateSchema, reply: one('User') },
    },
    async (request) => ({
      data: await updateUser(request.context, request.params.id, request.body, ifMatch(request)),
    }),
  );

  /**
   * Deletes a user, {uuid, name}; 409 for oneself and for the last Super Admin.
   * docs/domain/roles-and-permissions.md#users, docs/domain/states-and-deletions.md#deletions
   */
  app.delete(
    '/users/:id',
    { config: { permission: 'member' }, schema: { summary: 'Delete a user', reply: one('Reference') } },
    async (request) => ({
      data: await deleteUser(request.context, request.params.id, ifMatch(request)),
    }),
  );

  /**
   * Roles and projects of many users, all or nothing: `{data: User[]}`; 422 on `data.{index}.{field}`.
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
