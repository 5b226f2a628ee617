import { ROLES, type User } from '@siteledger/shared-lib/domain';
import { impersonationToken } from '@siteledger/shared-lib/session';
import {
  answers,
  buildReference,
  buildUser,
  listOf,
  loadScreens,
  refusal,
  renderPage,
  signedIn,
  watchDepartures,
} from '@siteledger/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../remote';
import { fourRoles, holderOf, roleOf } from '../testing';

const { SUPER_ADMIN, ADMIN, PROJECT_MANAGER } = ROLES;

const open = (...users: User[]) => {
  answers('GET /users', listOf(users));
  return renderPage(routes, { at: '/users/list' });
};

const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr')!);

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn(holderOf(SUPER_ADMIN));
  answers('GET /roles', { data: fourRoles });
  answers('GET /projects', listOf([]));
});

test('lists users with their roles and how many projects they have', async () => {
  const projects = [buildReference('Pejabat Shah Alam'), buildReference('Sekolah Klang')];
  const roles = [roleOf(ADMIN), roleOf(PROJECT_MANAGER)];

  open(buildUser({ name: 'Siti Aminah', email: 'siti@demo.test', roles, projects }));

  const row = await rowOf('Siti Aminah');
  expect(row.getByText('siti@demo.test')).toBeVisible();
  expect(row.getByText('Admin')).toBeVisible();
  expect(row.getByText('Project Manager')).toBeVisible();
  expect(row.getByText('2')).toBeVisible();
  expect(row.getByText('Pejabat Shah Alam, Sekolah Klang')).toBeVisible();
});

test('shows the users of one role, and keeps it in the address', async () => {
  answers('GET /users', ({ query }) =>
    listOf([buildUser({ name: query.get('role') === String(PROJECT_MANAGER) ? 'Ravi' : 'Siti Aminah' })]),
  );
  const { router, user } = renderPage(routes, { at: '/users/list' });
  await screen.findByText('Siti Aminah');

  await user.click(screen.getByRole('combobox', { name: 'Role' }));
  await user.click(await screen.findByTitle('Project Manager'));

  expect(await screen.findByText('Ravi')).toBeVisible();
  expect(router.state.location.search).toBe('?role=4');
});

test('offers to create the first user that is found, and says when there is none', async () => {
  open();

  expect(await screen.findByText('No Data.')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'New user' })).not.toHaveLength(0);
});

test('tries again when the users could not be loaded', async () => {
  const server = { isDown: true };
  answers('GET /users', () =>
    server.isDown ? refusal(503, { message: 'Back in a minute.' }) : listOf([buildUser({ name: 'Ravi' })]),
  );
  const { user } = renderPage(routes, { at: '/users/list' });
  await screen.findByText('Back in a minute.');

  server.isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('Ravi')).toBeVisible();
});

test('tells who may not see users', async () => {
  answers('GET /users', refusal(403, { message: 'Forbidden.' }));

  renderPage(routes, { at: '/users/list' });

  expect(await screen.findByText('You do not have permission to see this.')).toBeVisible();
});

test('deletes a user of the version that was read, after a question that names them', async () => {
  const ravi = buildUser({ name: 'Ravi', version: 3 });
  const calls = answers('DELETE /users/:uuid', { data: { uuid: ravi.uuid, name: 'Ravi' } });
  const { user } = open(ravi);

  await user.click(await screen.findByRole('button', { name: 'Delete Ravi' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText('Delete "Ravi"?')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('Successfully deleted "Ravi"')).toBeVisible();
  expect(calls[0]!.headers.get('If-Match')).toBe('"3"');
});

test('says why the last Super Admin stays', async () => {
  const text = 'There must be at least one Super Admin.';
  answers('DELETE /users/:uuid', () => refusal(409, { data: { err_msg: text } }));
  const { user } = open(buildUser({ name: 'Farah', roles: [roleOf(SUPER_ADMIN)] }));

  await user.click(await screen.findByRole('button', { name: 'Delete Farah' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText('Farah')).toBeVisible();
});

test('says that nobody deletes themselves, without asking the server', async () => {
  const self = signedIn({ ...holderOf(SUPER_ADMIN), id: 77 });
  const { user } = open(buildUser({ id: self.id, name: 'Farah' }));

  await user.click(await screen.findByRole('button', { name: 'Delete Farah' }));

  expect(await screen.findByText('You cannot delete yourself.')).toBeVisible();
  expect(screen.getByText('(you)')).toBeVisible();
});

test('acts as a user: their token is kept for this tab, and a fresh page is loaded', async () => {
  const { goTo } = watchDepartures();
  const taken = { access_token: 'theirs', token_id: '7', name: 'Ravi' };
  const calls = answers('GET /impersonate-user/take', { data: taken });
  const { user } = open(buildUser({ name: 'Ravi', email: 'ravi+site@demo.test' }));

  await user.click(await screen.findByRole('button', { name: 'Impersonate Ravi' }));

  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/'));
  expect(calls[0]!.query.get('email')).toBe('ravi+site@demo.test');
  expect(impersonationToken()).toBe('theirs');
});

test('says in the words of the server who may not be impersonated', async () => {
  const { goTo } = watchDepartures();
  answers('GET /impersonate-user/take', () => refusal(403, { message: 'You cannot impersonate this user.' }));
  const { user } = open(buildUser({ name: 'Ravi' }));

  await user.click(await screen.findByRole('button', { name: 'Impersonate Ravi' }));

  expect(await screen.findByText('You cannot impersonate this user.')).toBeVisible();
  expect(goTo).not.toHaveBeenCalled();
  expect(impersonationToken()).toBeNull();
});

test('offers to act neither as a Super Admin nor as oneself', async () => {
  const self = signedIn({ ...holderOf(SUPER_ADMIN), id: 77 });

  open(buildUser({ name: 'Lim', roles: [roleOf(SUPER_ADMIN)] }), buildUser({ id: self.id, name: 'Farah' }));

  expect(await screen.findByRole('button', { name: 'Delete Lim' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Impersonate/ })).not.toBeInTheDocument();
});

test('offers an Admin neither impersonation nor the deletion of a Super Admin', async () => {
  signedIn(holderOf(ADMIN));

  open(buildUser({ name: 'Lim', roles: [roleOf(SUPER_ADMIN)] }), buildUser({ name: 'Ravi' }));

  expect(await screen.findByRole('button', { name: 'Delete Ravi' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete Lim' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Impersonate/ })).not.toBeInTheDocument();
});

test('says that users stay as they are while an Admin is impersonated, and offers no change', async () => {
  signedIn({ ...holderOf(ADMIN), name: 'Devi', impersonated_by: { name: 'Farah', email: 'super@demo.test' } });

  open(buildUser({ name: 'Ravi' }));

  expect(
    await screen.findByText('You are impersonating Devi: users and roles cannot be changed until you exit.'),
  ).toBeVisible();
  expect(await screen.findByText('Ravi')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'New user' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete Ravi' })).not.toBeInTheDocument();
});
