import { answers, holding, listOf, loadScreens, renderPage, signedIn } from '@siteledger/shared-lib/testing';
import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { routes } from '../../remote';

const known: { clients: unknown[]; managers: unknown[] } = { clients: [], managers: [] };

const dialog = async () => within(await screen.findByRole('dialog'));

const open = async (user: UserEvent, field: string) =>
  user.click((await dialog()).getByRole('combobox', { name: field }));

// Simulates the tab getting focus again.
const comeBack = () => act(() => void window.dispatchEvent(new Event('focus')));

const openCreation = () => renderPage(routes, { at: '/projects/list/create' });

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn(holding('project.*', 'client.*', 'member'));
  Object.assign(known, { clients: [], managers: [] });
  answers('GET /projects', listOf([]));
  answers('GET /projects/clients', () => ({ data: known.clients }));
  answers('GET /projects/permissions', () => ({ data: known.managers }));
  answers('GET /end_customers', listOf([]));
});

test('leads to a new client and a new user in tabs of their own, so that nothing typed is lost', async () => {
  openCreation();
  const form = await dialog();

  for (const [name, to] of [
    ['New client', '/clients/list/create'],
    ['New user', '/users/list/create'],
  ] as const) {
    const link = await form.findByRole('link', { name });
    expect(link).toHaveAttribute('href', to);
    expect(link).toHaveAttribute('target', '_blank');
  }
});

test('says in the open pickers what is missing, and offers it when one comes back with it', async () => {
  const { user } = openCreation();
  await (await dialog()).findByRole('link', { name: 'New user' });

  await open(user, 'Client');
  expect(await screen.findByText('No clients yet. Create one with New client.')).toBeVisible();
  await open(user, 'Project Managers');
  expect(await screen.findByText(/^No one has the role Project Manager yet\. Create a user/)).toBeVisible();
  known.clients = [{ uuid: 'client-1', name: 'Binaan Seri Maju Sdn Bhd' }];
  known.managers = [{ id: 7, uuid: 'user-7', name: 'Lim Wei Jie' }];
  comeBack();

  await user.click(await screen.findByTitle('Lim Wei Jie'));
  await open(user, 'Client');
  expect(await screen.findByTitle('Binaan Seri Maju Sdn Bhd')).toBeVisible();
});

test('tells who may create neither whom to ask', async () => {
  signedIn(holding('project.*'));
  const { user } = openCreation();

  await open(user, 'Client');
  expect(await screen.findByText('No clients yet. Ask an admin to create one.')).toBeVisible();
  await open(user, 'Project Managers');

  expect(await screen.findByText(/^No one has the role Project Manager yet\. Ask an admin/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'New client' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'New user' })).not.toBeInTheDocument();
});
