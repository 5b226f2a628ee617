import { ROLES } from '@siteledger/shared-lib/domain';
import { hashToken } from '../../secrets/token-hash';
import { DOCUMENT_CALLS } from './document-calls';
import { IMPORT_CALLS } from './import-calls';
import { REGISTRY_CALLS } from './registry-calls';
import { SECOND_FACTOR_CALLS } from './second-factor-calls';
import { type At, type CallOf } from './call-of';
import { type Call, PIXEL } from './send-call';
import { ACCOUNTING, PASSWORD, succeed } from './world';

const organisation = { name: 'New party', type: 1, country: 'MY' };
const client = { name: 'New client', country: 'MY' };
const password = { password: 'new-secret', password_confirmation: 'new-secret' };

const signIn = ({ world: { anonymous, staff } }: At) =>
  succeed(anonymous.post('/login', { email: staff.user.email, password: PASSWORD }));

async function resetToken({ world: { staff }, db }: At) {
  const token = 'a-token-that-was-mailed';
  const expires_at = '2100-01-01T00:00:00Z';
  await db
    .insertInto('password_resets')
    .values({ token_hash: hashToken(token), user_id: staff.user.id, expires_at })
    .execute();
  return token;
}

async function ownSession({ caller, db }: At) {
  if (!caller) return '/user/sessions/1';
  const values = { user_id: caller.user.id, kind: 'sign-in', expires_at: '2100-01-01T00:00:00Z' } as const;
  const { id } = await db.insertInto('sessions').values(values).returning('id').executeTakeFirstOrThrow();
  return `/user/sessions/${id}`;
}

const view = { name: 'Late ones', query: 'overdue=1' };

async function ownView({ caller, db }: At, name = view.name) {
  if (!caller) return '/saved_views/1';
  const values = { user_id: caller.user.id, screen: 'reports-invoices', ...view, name };
  const { uuid } = await db.insertInto('saved_views').values(values).returning('uuid').executeTakeFirstOrThrow();
  return `/saved_views/${uuid}`;
}

const bankAccount = { name: 'Current', bank: 'Maybank', account_no: '512834067721', active: 'yes' } as const;

/** A valid call of every route that takes more than its own path. */
const CALLS: Readonly<Record<string, CallOf>> = {
  ...DOCUMENT_CALLS,
  ...IMPORT_CALLS,
  ...REGISTRY_CALLS,
  ...SECOND_FACTOR_CALLS,
  'POST /login': ({ world: { staff } }) => ({ path: '/login', body: { email: staff.user.email, password: PASSWORD } }),
  'POST /refresh': async (at) => ({ path: '/refresh', body: { refresh_token: (await signIn(at)).refresh_token } }),
  'POST /logout': async (at) => ({ path: '/logout', body: { refresh_token: (await signIn(at)).refresh_token } }),
  'POST /forgot-password': ({ world: { staff } }) => ({ path: '/forgot-password', body: { email: staff.user.email } }),
  'POST /reset-password': async (at) => ({
    path: '/reset-password',
    body: { email: at.world.staff.user.email, token: await resetToken(at), ...password },
  }),
  'PUT /user/password': () => ({ path: '/user/password', body: { current_password: PASSWORD, ...password } }),
  'GET /impersonate-user/take': ({ world: { staff } }) => ({
    path: `/impersonate-user/take?email=${staff.user.email}`,
  }),
  'DELETE /impersonate-user/leave': () => ({
    path: '/impersonate-user/leave?token_id=00000000-0000-4000-8000-000000000000',
  }),

  'POST /users': () => ({ path: '/users', body: { name: 'New user', email: 'new@example.test', ...password } }),
  'GET /users/{id}': ({ world: { staff } }) => ({ path: `/users/${staff.user.id}` }),
  'PUT /users/{id}': ({ world: { staff } }) => ({
    path: `/users/${staff.user.id}`,
    body: { name: 'Renamed', email: staff.user.email },
  }),
  'DELETE /users/{id}': ({ world: { staff } }) => ({ path: `/users/${staff.user.uuid}` }),
  'DELETE /users/{id}/sessions': ({ world: { staff } }) => ({ path: `/users/${staff.user.uuid}/sessions` }),
  'GET /users/role/{id}': () => ({ path: `/users/role/${ROLES.PROJECT_MANAGER}` }),
  'PUT /batch-update/usersRoles': ({ world: { staff, own } }) => ({
    path: '/batch-update/usersRoles',
    body: { data: [{ id: staff.user.id, roles: [ROLES.PROJECT_MANAGER], projects: [own.project] }] },
  }),
  'PUT /roles/{id}': () => ({ path: `/roles/${ROLES.ADMIN}`, body: { name: 'Administrator' } }),

  'GET /finance_account_codes/get_child_by_code': ({ world: { group } }) => ({
    path: `/finance_account_codes/get_child_by_code?code=${group.code}`,
  }),
  'GET /finance_account_codes/{id}': ({ world: { account } }) => ({ path: `/finance_account_codes/${account.uuid}` }),
  'POST /finance_account_codes': ({ world: { group } }) => ({
    path: '/finance_account_codes',
    body: { name: 'Steel', code: '5-2000', parent_id: group.id },
  }),
  'PUT /finance_account_codes/{id}': ({ world: { account } }) => ({
    path: `/finance_account_codes/${account.uuid}`,
    body: { name: 'Ready-mixed concrete', code: '5-1000' },
  }),
  'DELETE /finance_account_codes/{id}': ({ world: { account } }) => ({
    path: `/finance_account_codes/${account.uuid}`,
  }),

  'DELETE /user/sessions/{id}': async (at) => ({ path: await ownSession(at) }),
  'GET /saved_views': () => ({ path: '/saved_views?screen=reports-invoices' }),
  'POST /saved_views': () => ({ path: '/saved_views', body: { screen: 'reports-invoices', ...view } }),
  'PUT /saved_views/{id}': async (at) => ({ path: await ownView(at), body: view }),
  'DELETE /saved_views/{id}': async (at) => ({ path: await ownView(at) }),
  'POST /saved_views/{id}/restore': async (at) => {
    const path = await ownView(at, 'Deleted ones');
    await at.caller?.delete(path);
    return { path: `${path}/restore` };
  },

  'GET /bank_accounts/{id}': ({ world }) => ({ path: `/bank_accounts/${world.bankAccount}` }),
  'POST /bank_accounts': () => ({ path: '/bank_accounts', body: bankAccount }),
  'PUT /bank_accounts/{id}': ({ world }) => ({ path: `/bank_accounts/${world.bankAccount}`, body: bankAccount }),
  'DELETE /bank_accounts/{id}': ({ world }) => ({ path: `/bank_accounts/${world.bankAccount}` }),
  'POST /bank_accounts/{id}/restore': async ({ world, caller }) => {
    const path = `/bank_accounts/${world.bankAccount}`;
    await caller?.delete(path);
    return { path: `${path}/restore` };
  },

  'PUT /known_records': ({ side }) => ({ path: '/known_records', body: { kind: 'project', uuid: side.project } }),

  'PUT /accounting_settings': () => ({ path: '/accounting_settings', body: ACCOUNTING }),

  'POST /clients': () => ({ path: '/clients', body: client }),
  'GET /clients/{id}': ({ world }) => ({ path: `/clients/${world.client}` }),
  'PUT /clients/{id}': ({ world }) => ({ path: `/clients/${world.client}`, body: client }),
  'DELETE /clients/{id}': ({ world }) => ({ path: `/clients/${world.client}` }),
  'POST /clients/{id}/restore': ({ world }) => ({ path: `/clients/${world.deletedClient}/restore` }),

  'POST /contractors': () => ({ path: '/contractors', body: organisation }),
  'GET /contractors/{id}': ({ world }) => ({ path: `/contractors/${world.contractor}` }),
  'PUT /contractors/{id}': ({ world }) => ({ path: `/contractors/${world.contractor}`, body: organisation }),
  'DELETE /contractors/{id}': ({ world }) => ({ path: `/contractors/${world.contractor}` }),
  'POST /organisations': () => ({ path: '/organisations', body: organisation }),
  'GET /organisations/{id}': ({ world }) => ({ path: `/organisations/${world.contractor}` }),
  'PUT /organisations/{id}': ({ world }) => ({ path: `/organisations/${world.contractor}`, body: organisation }),
  'DELETE /organisations/{id}': ({ world }) => ({ path: `/organisations/${world.contractor}` }),
  'POST /organisations/uploadLogo/{id}': ({ world }) => ({
    path: `/organisations/uploadLogo/${world.contractor}`,
    picture: PIXEL,
  }),
  'DELETE /organisations/logo/{id}': ({ world }) => ({ path: `/organisations/logo/${world.contractor}` }),
  'GET /logos/{name}': ({ world }) => ({ path: `/logos/${world.logo}` }),
  'POST /projects': ({ world, caller }) => ({
    path: '/projects',
    body: {
      name: 'New project',
      status: 'New',
      contract_sum: '5.00',
      client_name: world.client,
      retention_percent: '5.00',
      project_managers: [caller?.user.id ?? 1],
      start_date: '2026-01-01',
      end_date: '2026-12-31',
    },
  }),
};

/** A valid call of a route; one without parameters and body is its own path. */
export const validCall = (name: string, at: At): Call | Promise<Call> =>
  CALLS[name]?.(at) ?? { path: name.slice(name.indexOf(' ') + 1) };
