import { ROLES } from '@siteledger/shared-lib/domain';
import { mixed } from 'yup';
import { notFound } from '../../http/errors';
import { type App } from '../../http/fastify-types';
import { readList, replyList } from '../../http/list';
import { countUsers, findUser, selectRoles, selectUsers, selectUsersOfRole, USER_SORTS } from './queries';

const ROLE_IDS: readonly number[] = Object.values(ROLES);

const offer = {
  sortable: Object.keys(USER_SORTS) as (keyof typeof USER_SORTS)[],
  defaultSort: { sort: 'created_at', order: 'desc' },
  filters: { role: mixed<string>().test('role', 'role is not valid.', (value) => ROLE_IDS.includes(Number(value))) },
} as const;

export function userRoutes(app: App) {
  /** The users, a list of `User`: search in name and e-mail, filter `role` (id). Specification §7. */
  app.get(
    '/users',
    { config: { permission: 'member' }, schema: { summary: 'List users' } },
    async ({ context: { db }, query }) => {
      const { filters, ...page } = readList(query, offer);
      const list = { ...page, filters: { role: filters.role === undefined ? undefined : Number(filters.role) } };
      const total = await countUsers(db, list);
      return replyList(list, { total, rows: (window) => selectUsers(db, list, window) });
    },
  );

  /** One user: `{data: User}`. Specification §7. */
  app.get(
    '/users/:id',
    { config: { permission: 'member' }, schema: { summary: 'One user' } },
    async ({ context: { db }, params }) => {
      const user = await findUser(db, params.id);
      if (!user) throw notFound('User');
      return { data: user };
    },
  );

  /** Who holds a role, to choose project managers from: `{data: UserOption[]}`. Specification §7. */
  app.get(
    '/users/role/:id',
    { config: { permission: ['project.*', 'member'] }, schema: { summary: 'Users of a role' } },
    async ({ context: { db }, params }) => {
      if (!ROLE_IDS.includes(Number(params.id))) throw notFound('Role');
      return { data: await selectUsersOfRole(db, Number(params.id)) };
    },
  );

  /** The four roles: `{data: [{id, name, version}]}`. Specification §7. */
  app.get(
    '/roles',
    { config: { permission: 'member' }, schema: { summary: 'List roles' } },
    async ({ context: { db } }) => ({ data: await selectRoles(db) }),
  );
}
