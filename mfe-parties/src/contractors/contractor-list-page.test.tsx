import {
  answers,
  buildContractor,
  holding,
  listOf,
  loadScreens,
  refusal,
  renderPage,
  signedIn,
  userIsKnown,
} from '@siteledger/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { routes } from '../../remote';

const openList = (below = '') => renderPage(routes, { at: `/contractors/list${below}` });

const dialog = async () => within(await screen.findByRole('dialog'));

async function deleteAlam(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Delete Alam Damai' }));
  await user.click((await dialog()).getByRole('button', { name: 'Delete' }));
}

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  answers('GET /contractors', listOf([buildContractor({ name: 'Alam Damai', type: 2, version: 3 })]));
});

test('lists contractors and suppliers by name, and narrows them to a type in the address', async () => {
  const calls = answers('GET /contractors', listOf([buildContractor({ name: 'Alam Damai', type: 2 })]));
  const { router, user } = openList();

  expect(await screen.findByRole('link', { name: 'Alam Damai' })).toBeVisible();
  expect(screen.getByText('Supplier')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Type' }));
  await user.click(await screen.findByTitle('Suppliers'));

  await waitFor(() => expect(calls.at(-1)!.query.get('type')).toBe('2'));
  expect(router.state.location.search).toBe('?type=2');
});

test('deletes a contractor after a question that names it', async () => {
  const calls = answers('DELETE /contractors/:uuid', { data: { uuid: 'x', name: 'Alam Damai' } });
  const { user } = openList();

  await deleteAlam(user);

  expect(await screen.findByText('Successfully deleted "Alam Damai"')).toBeVisible();
  expect(calls[0]!.headers.get('If-Match')).toBe('"3"');
});

test('names the projects in which a contractor appears that cannot be deleted', async () => {
  answers('DELETE /contractors/:uuid', () =>
    refusal(422, { errors: { contractor_id: ['In use.'], projects: ['Menara Damansara', 'Pejabat Shah Alam'] } }),
  );
  const { user } = openList();

  await deleteAlam(user);

  expect(await screen.findByText('Delete Contractor Error.')).toBeVisible();
  const told = await dialog();
  const text =
    'The contractor appears in Menara Damansara, Pejabat Shah Alam. You need to delete them from these projects to proceed.';
  expect(told.getByText(text)).toBeVisible();
  await user.click(told.getByRole('button', { name: 'Got it' }));
  await waitFor(() => expect(screen.queryByText('Delete Contractor Error.')).not.toBeInTheDocument());
});

test('any other refusal of a deletion is a toast', async () => {
  answers('DELETE /contractors/:uuid', () => refusal(503));
  const { user } = openList();

  await deleteAlam(user);

  expect(await screen.findByText('Something went wrong.')).toBeVisible();
});

test('a project manager reads the list without buttons', async () => {
  signedIn(holding('contractor.view'));
  const { store } = openList();

  await screen.findByRole('link', { name: 'Alam Damai' });
  await userIsKnown(store);

  expect(screen.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'New contractor' })).not.toBeInTheDocument();
});

test('an empty list offers to create the first contractor', async () => {
  answers('GET /contractors', listOf([]));
  openList();

  expect(await screen.findByText('No Data.')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'New contractor' })).toHaveLength(2);
});

test('a list that could not be loaded offers to try again', async () => {
  answers('GET /contractors', () => refusal(503));
  openList();

  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
});

test('creates a supplier and opens it', async () => {
  const contractor = buildContractor({ name: 'Besi Jaya', type: 2 });
  answers('GET /contractors', listOf([]));
  const calls = answers('POST /contractors', { data: contractor });
  answers('GET /contractors/:uuid', { data: contractor });
  answers('GET /expenses', listOf([], { totals: {} }));
  answers('GET /purchaseOrders', listOf([], { totals: {} }));
  const { router, user } = openList('/create');

  const form = await dialog();
  await user.click(form.getByRole('textbox', { name: 'Name' }));
  await user.paste('Besi Jaya');
  await user.click(form.getByRole('combobox', { name: 'Type' }));
  await user.click(await screen.findByTitle('Supplier'));
  await user.click(form.getByRole('button', { name: 'Create contractor' }));

  expect(await screen.findByText('Successfully created contractor.')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe(`/contractors/list/${contractor.uuid}`));
  expect(calls[0]!.body).toMatchObject({ name: 'Besi Jaya', type: 2, country: 'MY', state: null });
});

test('keeps what was typed when the server refuses a new contractor', async () => {
  answers('POST /contractors', () => refusal(422, { errors: { name: ['Name is not known.'] } }));
  const { user } = openList('/create');

  const form = await dialog();
  await user.click(form.getByRole('textbox', { name: 'Name' }));
  await user.paste('Besi Jaya');
  await user.click(form.getByRole('button', { name: 'Create contractor' }));

  await waitFor(() =>
    expect(form.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Name is not known.'),
  );
  expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Besi Jaya');
});
