import { ROLES, type User } from '@siteledger/shared-lib/domain';
import { keepDrafts } from '@siteledger/shared-lib/session';
import {
  answers,
  buildReference,
  buildUser,
  listOf,
  loadScreens,
  refusal,
  renderPage,
  signedIn,
} from '@siteledger/shared-lib/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { routes } from '../../remote';
import { fourRoles, holderOf, roleOf } from '../testing';

const { SUPER_ADMIN, ADMIN, BUSINESS_OWNER } = ROLES;

const tower = buildReference('Tower');
const jetty = buildReference('Jetty');

const ravi = buildUser({ name: 'Ravi', email: 'ravi@demo.test', version: 3, projects: [tower] });
const mei = buildUser({ name: 'Mei', email: 'mei@demo.test', version: 5, roles: [roleOf(BUSINESS_OWNER)] });

const open = (...users: User[]) => {
  answers('GET /users', listOf(users));
  return renderPage(routes, { at: '/users/roles' });
};

// By class, because chosen options have the same text in the rows.
const option = (name: string) => screen.findByText(name, { selector: '.ant-select-item-option-content' });

async function choose(user: UserEvent, field: string, name: string) {
  await user.click(await screen.findByRole('combobox', { name: field }));
  await user.click(await option(name));
}

const press = async (user: UserEvent, name: string | RegExp) => user.click(screen.getByRole('button', { name }));

/** Opens the review; returns a function that finds a user's entry. */
async function review(user: UserEvent) {
  await press(user, 'Review changes');
  const dialog = within(await screen.findByRole('dialog'));
  return (name: string) => within(dialog.getByText(name).closest('li')!);
}

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn(holderOf(SUPER_ADMIN));
  answers('GET /roles', { data: fourRoles });
  answers('GET /projects', listOf([tower, jetty]));
});

test('saves only the users that are changed, after a look at what each gets and loses', async () => {
  const calls = answers('PUT /batch-update/usersRoles', { data: [] });
  const { user } = open(ravi, mei);

  await choose(user, 'Roles of Ravi', 'Admin');
  await choose(user, 'Projects of Ravi', 'Jetty');
  const of = await review(user);
  expect(of('Ravi').getByText('Added').closest('div')).toHaveTextContent('Added+ Admin+ Jetty');
  expect(of('Ravi').queryByText('Removed')).not.toBeInTheDocument();
  await press(user, 'Save 1 user');

  expect(await screen.findByText('Successfully update users.')).toBeVisible();
  expect(calls[0]!.body).toEqual({
    data: [{ id: ravi.id, roles: [4, 2], projects: [tower.uuid, jetty.uuid], version: 3 }],
  });
  await waitFor(() => expect(screen.queryByText('Changed')).not.toBeInTheDocument());
});

test('says in the review what the roles let a user do', async () => {
  const { user } = open(ravi, mei);

  await choose(user, 'Roles of Ravi', 'Admin');
  const of = await review(user);

  const grants = of('Ravi').getByRole('list', { name: 'Ravi can' });
  expect(within(grants).getByText('Manage users and their roles')).toBeVisible();
  expect(within(grants).queryByText('Impersonate other users')).not.toBeInTheDocument();
});

test('adds a role to all ticked users, and a choice taken back is no change', async () => {
  const { user } = open(ravi, mei);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));

  await press(user, 'Add or remove…');
  await choose(user, 'Roles', 'Business Owner');
  await press(user, 'Apply');

  expect(await screen.findByText('1 user changed, not saved')).toBeVisible();
  const of = await review(user);
  expect(of('Ravi').getByText('Business Owner')).toBeVisible();
  await press(user, 'Exclude Ravi');
  expect(screen.getByText('No changes left.')).toBeVisible();
});

test('removes a project from all ticked users', async () => {
  const { user } = open(ravi, { ...mei, projects: [tower, jetty] });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));

  await press(user, 'Add or remove…');
  await user.click(screen.getByRole('radio', { name: 'Remove' }));
  await choose(user, 'Assigned Projects', 'Tower');
  await press(user, 'Apply');

  const of = await review(user);
  expect(of('Ravi').getByText('Removed').closest('div')).toHaveTextContent('Removed− Tower');
  expect(of('Mei').getByText('Removed').closest('div')).toHaveTextContent('Removed− Tower');
});

test('marks the row that the server refuses, and keeps what was chosen for all', async () => {
  answers('PUT /batch-update/usersRoles', () =>
    refusal(422, { errors: { 'data.1.projects': ['Projects is not valid: there is no project Jetty.'] } }),
  );
  const { user } = open(ravi, mei);

  await choose(user, 'Roles of Ravi', 'Admin');
  await choose(user, 'Projects of Mei', 'Jetty');
  const of = await review(user);
  await press(user, 'Save 2 users');

  const text = 'Projects is not valid: there is no project Jetty.';
  expect(await of('Mei').findByText(text)).toBeVisible();
  await press(user, 'Keep editing');
  const [row] = screen
    .getAllByText('Mei')
    .map((name) => name.closest('tr'))
    .filter(Boolean);
  expect(within(row!).getByText(text)).toBeVisible();
  expect(within(row!).getByText('Refused')).toBeVisible();
  expect(screen.getByText('2 users changed, not saved')).toBeVisible();
});

test('goes on top of what somebody else saved meanwhile, after another look', async () => {
  const server = { ravi };
  answers('GET /users', () => listOf([server.ravi, mei]));
  answers('GET /users/:uuid', () => ({ data: server.ravi }));
  const calls = answers('PUT /batch-update/usersRoles', ({ body }) => {
    const [row] = (body as { data: { version: number }[] }).data;
    if (row!.version === 4) return { data: [server.ravi] };
    server.ravi = { ...ravi, version: 4, projects: [tower, jetty] };
    return refusal(409, { data: { err_msg: 'Changed by Lim at 10:00' } });
  });
  const { user } = renderPage(routes, { at: '/users/roles' });

  await choose(user, 'Roles of Ravi', 'Admin');
  const of = await review(user);
  await press(user, 'Save 1 user');
  expect(await screen.findByText('Changed by Lim at 10:00')).toBeVisible();
  expect(await of('Ravi').findByText(/Someone else has changed this user/)).toBeVisible();
  await press(user, /Save 1 user/);

  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]!.body).toEqual({
    data: [{ id: ravi.id, roles: [4, 2], projects: [tower.uuid, jetty.uuid], version: 4 }],
  });
});

test('keeps the changes of one page while another is looked at, and asks before they are left behind', async () => {
  answers('GET /users', ({ query }) =>
    query.get('page') === '2'
      ? listOf([mei], { total: 51, current_page: 2, last_page: 2 })
      : listOf([ravi], { total: 51, last_page: 2 }),
  );
  const { user, router } = renderPage(routes, { at: '/users/roles' });
  await choose(user, 'Roles of Ravi', 'Admin');

  await user.click(screen.getByRole('listitem', { name: '2' }));
  await screen.findByText('Mei');
  expect(screen.getByText('1 user changed, not saved')).toBeVisible();
  await act(() => router.navigate('/users/list'));

  expect(await screen.findByText('Leave without saving?')).toBeVisible();
  await press(user, 'Stay');
  expect(router.state.location.pathname).toBe('/users/roles');
});

test('choices are back after the platform removed the page', async () => {
  const { user, unmount } = open(ravi);
  await choose(user, 'Roles of Ravi', 'Admin');

  act(() => keepDrafts());
  unmount();
  open(ravi);

  expect(await screen.findByText('1 user changed, not saved')).toBeVisible();
  expect(screen.getByText('Your unsaved changes are back.')).toBeVisible();
});

test('discards every change after a question', async () => {
  const { user } = open(ravi);
  await choose(user, 'Roles of Ravi', 'Admin');

  await press(user, 'Discard');
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Discard' }));

  await waitFor(() => expect(screen.queryByText('Changed')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Review changes' })).toBeDisabled();
});

test('an Admin neither gives the role of a Super Admin nor changes who has it', async () => {
  signedIn(holderOf(ADMIN));
  const { user } = open(ravi, buildUser({ name: 'Farah', roles: [roleOf(SUPER_ADMIN)] }));

  await user.click(await screen.findByRole('combobox', { name: 'Roles of Ravi' }));

  expect(await screen.findByTitle('Business Owner')).toBeVisible();
  expect(screen.queryByTitle('Super Admin')).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Roles of Farah' })).not.toBeInTheDocument();
  expect(screen.getByText('Only a Super Admin can edit a Super Admin.')).toBeVisible();
});

test('is only read while an Admin is impersonated', async () => {
  signedIn({ ...holderOf(ADMIN), name: 'Devi', impersonated_by: { name: 'Farah', email: 'super@demo.test' } });

  open(ravi);

  expect(
    await screen.findByText('You are impersonating Devi: users and roles cannot be changed until you exit.'),
  ).toBeVisible();
  expect(await screen.findByText('Ravi')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Roles of Ravi' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Review changes' })).not.toBeInTheDocument();
});

test('tells who may not see users, and tries again when they could not be loaded', async () => {
  const server = { answer: () => refusal(503, { message: 'Back in a minute.' }) };
  answers('GET /users', () => server.answer());
  const { user } = renderPage(routes, { at: '/users/roles' });
  await screen.findByText('Back in a minute.');

  server.answer = () => refusal(403, { message: 'Forbidden.' });
  await press(user, 'Retry');

  expect(await screen.findByText('You do not have permission to see this.')).toBeVisible();
});
