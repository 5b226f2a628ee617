import { ROLES } from '@siteledger/shared-lib/domain';
import { at, both, isRefusedWhenStale, listed, type Repeated, STAYS, type StatedRecord } from './stated-record';

type Listed = { id: number; uuid: string };

const numbersOf = (listed: readonly Listed[]) => listed.map(({ id }) => id).sort();
const uuidsOf = (listed: readonly Listed[]) => listed.map(({ uuid }) => uuid);

const isComparedWithThePassword = async ({ send }: Repeated) => {
  const { status, body } = await send({ password_confirmation: 'quite-another' });
  return status === 422 && Object.keys(body.errors as object).includes('password_confirmation');
};

// docs/domain/roles-and-permissions.md#users
const USER: StatedRecord = {
  what: 'a user',
  create: 'POST /users',
  change: 'PUT /users/{id}',
  details: at('/users'),
  fields: ({ project, certifiedProject }) => ({
    name: both('First name', 'Second name'),
    email: both('first@example.test', 'second@example.test'),
    password: both('first-secret', 'second-secret', {
      // A password cannot be read; signing in proves it.
      read: async ({ email }, { anonymous, sent: password }) => {
        const { status } = await anonymous.post('/login', { email: email as string, password });
        return status === 200 ? password : undefined;
      },
      leftOut: STAYS,
    }),
    password_confirmation: { created: 'first-secret', changed: 'second-secret' },
    roles: both([ROLES.BUSINESS_OWNER], [ROLES.ADMIN, ROLES.PROJECT_MANAGER], {
      read: ({ roles }) => numbersOf(roles as Listed[]),
      leftOut: STAYS,
    }),
    projects: both([project], [certifiedProject], {
      read: ({ projects }) => uuidsOf(projects as Listed[]),
      leftOut: STAYS,
    }),
  }),
  effects: { password_confirmation: isComparedWithThePassword, version: isRefusedWhenStale },
};

// docs/domain/roles-and-permissions.md#users
const ASSIGNMENT: StatedRecord = {
  what: 'the roles and projects of users',
  change: 'PUT /batch-update/usersRoles',
  existing: ({ another }) => another,
  details: at('/users'),
  fields: ({ anotherNumber, project }) => ({
    data: {
      changed: [{ id: anotherNumber, roles: [ROLES.ADMIN, ROLES.PROJECT_MANAGER], projects: [project] }],
      read: ({ id, roles, projects }) => [
        { id: id as number, roles: numbersOf(roles as Listed[]), projects: uuidsOf(projects as Listed[]) },
      ],
    },
  }),
  effects: {
    'data.version': async ({ send, details }) =>
      (await send({ data: [{ id: (await details()).id as number, version: 99 }] })).status === 409,
  },
};

// docs/domain/roles-and-permissions.md#roles
const ROLE: StatedRecord = {
  what: 'a role',
  change: 'PUT /roles/{id}',
  existing: ({ role }) => role,
  details: listed('/roles', 'id'),
  fields: () => ({ name: { changed: 'Office' } }),
};

// docs/domain/lists-and-search.md#the-table
const SAVED_VIEW: StatedRecord = {
  what: 'a saved view',
  create: 'POST /saved_views',
  change: 'PUT /saved_views/{id}',
  details: listed('/saved_views?screen=reports-invoices', 'uuid'),
  fields: () => ({
    screen: { created: 'reports-invoices' },
    name: both('Late ones', 'Later ones'),
    query: both('overdue=1', 'overdue=2', { leftOut: '' }),
  }),
};

export const STATED_PEOPLE: readonly StatedRecord[] = [USER, ASSIGNMENT, ROLE, SAVED_VIEW];
