import {
  answers,
  buildClient,
  holding,
  listOf,
  loadScreens,
  refusal,
  renderPage,
  signedIn,
  userIsKnown,
} from '@siteledger/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../../remote';

const openList = (search = '') => renderPage(routes, { at: `/clients/list${search}` });

beforeAll(() => loadScreens(routes));

beforeEach(() => void signedIn());

test('lists live clients by name with whom to call', async () => {
  const client = buildClient({ name: 'Seri Maju', person_in_charge: 'Lim Wei Jie', tel_no: '03-2161 8888' });
  const calls = answers('GET /clients', listOf([client]));
  openList();

  expect(await screen.findByRole('link', { name: 'Seri Maju' })).toHaveAttribute(
    'href',
    `/clients/list/${client.uuid}`,
  );
  expect(screen.getByText('Lim Wei Jie')).toBeVisible();
  expect(screen.getByText('03-2161 8888')).toBeVisible();
  expect(Object.fromEntries(calls[0]!.query)).toMatchObject({ sort: 'name', order: 'asc' });
  expect(calls[0]!.query.has('deleted')).toBe(false);
});

test('finds a client by a part of the name', async () => {
  answers('GET /clients', ({ query }) =>
    listOf([buildClient({ name: query.get('search') === 'seri' ? 'Seri Maju' : 'Alam Damai' })]),
  );
  const { user } = openList();
  await screen.findByText('Alam Damai');

  await user.click(screen.getByRole('searchbox', { name: 'Search clients' }));
  await user.paste('seri');

  expect(await screen.findByText('Seri Maju')).toBeVisible();
});

test('shows the deleted clients on demand, and keeps that in the address', async () => {
  const calls = answers('GET /clients', listOf([]));
  const { router, user } = openList();

  await user.click(await screen.findByRole('combobox', { name: 'Which clients' }));
  await user.click(await screen.findByTitle('Deleted clients'));

  await waitFor(() => expect(calls.at(-1)!.query.get('deleted')).toBe('1'));
  expect(router.state.location.search).toBe('?deleted=1');
});

test('restores a deleted client', async () => {
  let client = buildClient({ name: 'Seri Maju', version: 4, deleted_at: '2026-06-01T00:00:00.000Z' });
  answers('GET /clients', () => listOf([client]));
  const calls = answers('POST /clients/:uuid/restore', () => {
    client = { ...client, version: 5, deleted_at: null };
    return { data: client };
  });
  const { user } = openList('?deleted=all');

  expect(await screen.findByText('Deleted')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Restore Seri Maju' }));

  expect(await screen.findByText('Successfully restored "Seri Maju"')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Delete Seri Maju' })).toBeVisible();
  expect(calls[0]!.params.uuid).toBe(client.uuid);
  expect(calls[0]!.headers.get('If-Match')).toBe('"4"');
});

test('deletes a client, and brings it back', async () => {
  let rows = [buildClient({ name: 'Seri Maju', version: 3 })];
  answers('GET /clients', () => listOf(rows));
  const calls = answers('DELETE /clients/:uuid', () => {
    rows = [];
    return { data: { uuid: 'x', name: 'Seri Maju' } };
  });
  const { user } = openList();

  await user.click(await screen.findByRole('button', { name: 'Delete Seri Maju' }));

  expect(await screen.findByText('Successfully deleted "Seri Maju"')).toBeVisible();
  expect(await screen.findByText('No Data.')).toBeVisible();
  expect(calls[0]!.headers.get('If-Match')).toBe('"3"');
  const restored = answers('POST /clients/:uuid/restore', { data: buildClient({ name: 'Seri Maju', version: 3 }) });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Successfully restored "Seri Maju"')).toBeVisible();
  expect(restored[0]!.headers.get('If-Match')).toBe('"4"');
});

test('says which projects keep a client from being deleted', async () => {
  const message = 'The client still has projects that are New or On Going: Menara Damansara.';
  answers('GET /clients', listOf([buildClient({ name: 'Seri Maju' })]));
  answers('DELETE /clients/:uuid', () => refusal(409, { data: { err_msg: message } }));
  const { user } = openList();

  await user.click(await screen.findByRole('button', { name: 'Delete Seri Maju' }));

  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Seri Maju' })).toBeInTheDocument();
});

test('offers nothing to change to who may only look', async () => {
  signedIn(holding('client.view'));
  answers('GET /clients', listOf([buildClient({ name: 'Seri Maju' })]));
  const { store } = openList();

  await screen.findByRole('link', { name: 'Seri Maju' });
  await userIsKnown(store);

  expect(screen.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'New client' })).not.toBeInTheDocument();
});

test('an empty list offers to create the first client', async () => {
  answers('GET /clients', listOf([]));
  openList();

  expect(await screen.findByText('No Data.')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'New client' })).toHaveLength(2);
});

test('a list that could not be loaded can be tried again', async () => {
  let isUp = false;
  answers('GET /clients', () => (isUp ? listOf([buildClient({ name: 'Seri Maju' })]) : refusal(503)));
  const { user } = openList();

  const retry = await screen.findByRole('button', { name: 'Retry' });
  isUp = true;
  await user.click(retry);

  expect(await screen.findByRole('link', { name: 'Seri Maju' })).toBeVisible();
});

test('tells who may not see clients', async () => {
  answers('GET /clients', refusal(403, { message: 'Forbidden.' }));
  openList();

  expect(await screen.findByText('You do not have permission to see this.')).toBeVisible();
});
