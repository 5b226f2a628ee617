import { ROLES } from '@siteledger/shared-lib/domain';
import { answers, listOf, loadScreens, refusal, renderPage, signedIn } from '@siteledger/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fourRoles, holderOf } from '../testing';
import { routes } from '../../remote';

const open = async () => {
  const { user } = renderPage(routes, { at: '/users/roles' });
  await user.click(await screen.findByRole('button', { name: 'Rename roles' }));
  return user;
};

const press = async (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn(holderOf(ROLES.SUPER_ADMIN));
  answers('GET /roles', { data: fourRoles });
  answers('GET /users', listOf([]));
  answers('GET /projects', listOf([]));
});

test('renames a role of the version that was read', async () => {
  const calls = answers('PUT /roles/:id', { data: { ...fourRoles[3], name: 'Site Manager', version: 2 } });
  const user = await open();

  const box = await screen.findByRole('textbox', { name: 'Name of Project Manager' });
  await user.clear(box);
  await user.click(box);
  await user.paste('Site Manager');
  await press(user, 'Save Project Manager');

  expect(await screen.findByText('Successfully update role.')).toBeVisible();
  expect(calls[0]).toMatchObject({ params: { id: '4' }, body: { name: 'Site Manager' } });
  expect(calls[0]!.headers.get('If-Match')).toBe('"1"');
});

test('asks before the dialog is closed with a name that is not saved', async () => {
  const user = await open();
  await user.type(await screen.findByRole('textbox', { name: 'Name of Project Manager' }), 's');

  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);

  expect(await screen.findByText('Leave without saving?')).toBeVisible();
});

test('shows what each role grants, and lets only a Super Admin rename theirs', async () => {
  signedIn(holderOf(ROLES.ADMIN));
  await open();

  const box = await screen.findByRole('textbox', { name: 'Name of Super Admin' });

  expect(box).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Save Super Admin' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save Admin' })).toBeVisible();
  const grants = screen.getByRole('list', { name: 'Project Manager can' });
  expect(within(grants).getByText('View contractors and suppliers')).toBeVisible();
});

test('names the role whose name is missing', async () => {
  const user = await open();

  await user.clear(await screen.findByRole('textbox', { name: 'Name of Admin' }));
  await press(user, 'Save Admin');

  expect(await screen.findByText('Name of Admin is required.')).toBeVisible();
});

test('keeps the name that was typed when the server refuses it', async () => {
  answers('PUT /roles/:id', () => refusal(422, { errors: { name: ['Name of Admin is already taken.'] } }));
  const user = await open();

  const box = await screen.findByRole('textbox', { name: 'Name of Admin' });
  await user.clear(box);
  await user.click(box);
  await user.paste('Business Owner');
  await press(user, 'Save Admin');

  await waitFor(() => expect(box).toHaveAccessibleDescription(/Name of Admin is already taken\./));
  expect(box).toHaveValue('Business Owner');
});

test('keeps the name that was typed beside the one that somebody else gave meanwhile', async () => {
  const server = { roles: fourRoles };
  answers('GET /roles', () => ({ data: server.roles }));
  answers('PUT /roles/:id', () => {
    server.roles = fourRoles.map((role) => (role.id === 2 ? { ...role, name: 'Office', version: 2 } : role));
    return refusal(409, { data: { err_msg: 'Changed by Lim at 10:00' } });
  });
  const user = await open();

  const box = await screen.findByRole('textbox', { name: 'Name of Admin' });
  await user.type(box, 'istrator');
  await press(user, 'Save Admin');

  expect(await within(screen.getByRole('dialog')).findByText('Changed by Lim at 10:00')).toBeVisible();
  expect(box).toHaveValue('Administrator');
});
