import { ROLES, type User } from '@siteledger/shared-lib/domain';
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
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { routes } from '../../remote';
import { fourRoles, holderOf, roleOf } from '../testing';

const { SUPER_ADMIN, ADMIN, PROJECT_MANAGER } = ROLES;

const tower = buildReference('Tower');

// A password input has no ARIA role to query by.
const boxOf = (label: string) =>
  label.startsWith('Password')
    ? screen.getByLabelText(new RegExp(`^(\\* )?${label}$`))
    : screen.getByRole('textbox', { name: label });

const enter = async (user: UserEvent, label: string, text: string) => {
  const box = boxOf(label);
  await user.clear(box);
  await user.click(box);
  await user.paste(text);
};

const choose = async (user: UserEvent, field: string, option: string) => {
  await user.click(screen.getByRole('combobox', { name: field }));
  await user.click(await screen.findByTitle(option));
};

const save = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name: new RegExp(name) }));

async function openUser(given: Partial<User> = {}) {
  const server = { user: buildUser({ name: 'Ravi', email: 'ravi@demo.test', version: 3, ...given }) };
  answers('GET /users/:uuid', () => ({ data: server.user }));
  const page = renderPage(routes, { at: `/users/list/${server.user.uuid}` });
  await screen.findByRole('form', { name: 'User' });
  return { server, ...page };
}

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn(holderOf(SUPER_ADMIN));
  answers('GET /roles', { data: fourRoles });
  answers('GET /projects', listOf([tower]));
  answers('GET /users', listOf([]));
});

test('offers nobody their own password, which their profile changes', async () => {
  signedIn({ ...holderOf(SUPER_ADMIN), id: 77 });
  await openUser({ id: 77 });

  expect(screen.getByText('Change your own password in your profile.')).toBeVisible();
  expect(screen.queryByLabelText(/^(\* )?Password$/)).not.toBeInTheDocument();
});

test('creates a user with a password, roles and projects', async () => {
  const calls = answers('POST /users', { data: buildUser() });
  const { user, router } = renderPage(routes, { at: '/users/list/create?search=nurul' });
  await screen.findByRole('form', { name: 'New user' });

  await enter(user, 'Name', 'Nurul Huda');
  await enter(user, 'E-mail', 'nurul@demo.test');
  await enter(user, 'Password', 'secret6');
  await enter(user, 'Password confirmation', 'secret6');
  await choose(user, 'Roles', 'Project Manager');
  await choose(user, 'Projects', 'Tower');
  await save(user, 'Create user');

  expect(await screen.findByText('Successfully created user.')).toBeVisible();
  expect(calls[0]!.body).toEqual({
    name: 'Nurul Huda',
    email: 'nurul@demo.test',
    password: 'secret6',
    password_confirmation: 'secret6',
    roles: [PROJECT_MANAGER],
    projects: [tower.uuid],
  });
  expect(router.state.location).toMatchObject({ pathname: '/users/list', search: '?search=nurul' });
});

test('creates a user whose password was typed once', async () => {
  const calls = answers('POST /users', { data: buildUser() });
  const { user } = renderPage(routes, { at: '/users/list/create' });
  await screen.findByRole('form', { name: 'New user' });

  await enter(user, 'Name', 'Nurul Huda');
  await enter(user, 'E-mail', 'nurul@demo.test');
  await enter(user, 'Password', 'secret6');
  await save(user, 'Create user');

  await waitFor(() => expect(calls[0]?.body).toMatchObject({ password: 'secret6', password_confirmation: null }));
});

test('asks for a password of six letters, and compares the second when there is one', async () => {
  const { user } = renderPage(routes, { at: '/users/list/create' });
  await screen.findByRole('form', { name: 'New user' });

  await enter(user, 'Password', 'short');
  await save(user, 'Create user');
  expect(await screen.findByText('Password field must be at least or equals to 6 characters.')).toBeVisible();
  await enter(user, 'Password confirmation', 'other words');

  expect(await screen.findByText('Password confirmation must be equal to Password.')).toBeVisible();
});

test('keeps what was typed when the e-mail is taken', async () => {
  answers('POST /users', () => refusal(422, { errors: { email: ['E-mail is already taken.'] } }));
  const { user } = renderPage(routes, { at: '/users/list/create' });
  await screen.findByRole('form', { name: 'New user' });
  const dialog = within(screen.getByRole('dialog'));

  await enter(user, 'Name', 'Nurul Huda');
  await enter(user, 'E-mail', 'ravi@demo.test');
  await enter(user, 'Password', 'secret6');
  await enter(user, 'Password confirmation', 'secret6');
  await save(user, 'Create user');

  expect(await dialog.findByText('E-mail is already taken.')).toBeVisible();
  expect(boxOf('Name')).toHaveValue('Nurul Huda');
});

test('offers an Admin every role but that of Super Admin', async () => {
  signedIn(holderOf(ADMIN));
  const { user } = renderPage(routes, { at: '/users/list/create' });
  await screen.findByRole('form', { name: 'New user' });

  await user.click(screen.getByRole('combobox', { name: 'Roles' }));

  expect(await screen.findByTitle('Business Owner')).toBeVisible();
  expect(screen.queryByTitle('Super Admin')).not.toBeInTheDocument();
});

test('changes a user of the version that was read, and leaves the password alone when it is empty', async () => {
  const { user } = await openUser({ projects: [tower] });
  const calls = answers('PUT /users/:uuid', ({ body }) => ({ data: buildUser(body as Partial<User>) }));

  await enter(user, 'Name', 'Ravi a/l Kumar');
  await save(user, 'Save changes');

  expect(await screen.findByText('Successfully update user.')).toBeVisible();
  expect(calls[0]!.headers.get('If-Match')).toBe('"3"');
  expect(calls[0]!.body).toEqual({
    name: 'Ravi a/l Kumar',
    email: 'ravi@demo.test',
    password: null,
    password_confirmation: null,
    roles: [PROJECT_MANAGER],
    projects: [tower.uuid],
  });
});

test('a new password is typed twice, else nothing is sent', async () => {
  const { user } = await openUser();

  await enter(user, 'Password', 'secret6');
  await save(user, 'Save changes');

  expect(await screen.findByText('Password confirmation is required.')).toBeVisible();
});

test('keeps what was typed beside what somebody else saved meanwhile', async () => {
  const { server, user } = await openUser();
  const calls = answers('PUT /users/:uuid', ({ headers }) => {
    if (headers.get('If-Match') === '"4"') return { data: server.user };
    server.user = { ...server.user, version: 4, email: 'ravi.kumar@demo.test' };
    return refusal(409, { data: { err_msg: 'Changed by Lim at 10:00' } });
  });
  const dialog = within(screen.getByRole('dialog'));

  await enter(user, 'Name', 'Ravi a/l Kumar');
  await save(user, 'Save changes');
  expect(await dialog.findByText('Changed by Lim at 10:00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Load the latest values/ }));
  await save(user, 'Save changes');

  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]!.body).toMatchObject({ name: 'Ravi a/l Kumar', email: 'ravi.kumar@demo.test' });
});

test('an Admin may look at a Super Admin, and change nothing', async () => {
  signedIn(holderOf(ADMIN));

  await openUser({ roles: [roleOf(SUPER_ADMIN)] });

  expect(screen.getByText('Only a Super Admin can edit a Super Admin.')).toBeVisible();
  expect(boxOf('Name')).toBeDisabled();
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument();
});

test('says when there is no such user', async () => {
  answers('GET /users/:uuid', refusal(404, { message: 'User not found.' }));

  renderPage(routes, { at: '/users/list/00000000-0000-4000-8000-000000000404' });

  expect(await screen.findByText('User not found.')).toBeVisible();
});
