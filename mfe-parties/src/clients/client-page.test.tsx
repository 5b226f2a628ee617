import type { Client } from '@siteledger/shared-lib/domain';
import {
  answers,
  buildClient,
  buildInvoice,
  buildProject,
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

const totals = { total_amount: '250000.00', total_payment: '150000.00', balance: '100000.00', write_off_amt: '0.00' };

/** Opens a client whose stored state the test may change meanwhile. */
function openClient(given: Partial<Client> = {}, below = '') {
  const server = { client: buildClient({ name: 'Seri Maju', ...given }) };
  const path = `/clients/list/${server.client.uuid}`;
  answers('GET /clients/:uuid', () => ({ data: server.client }));
  return { server, path, ...renderPage(routes, { at: path + below }) };
}

const box = (name: string) => screen.getByRole('textbox', { name });

const enter = async (user: UserEvent, name: string, text: string) => {
  // The form is read-only until the user is loaded.
  await screen.findByRole('button', { name: 'Save changes' });
  const control = box(name);
  await user.clear(control);
  await user.click(control);
  await user.paste(text);
};

const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: /Save changes/ }));

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  answers('GET /clients', listOf([]));
  answers('GET /end_customers', listOf([]));
  answers('GET /invoices', listOf([buildInvoice({ invoice_no: 'INV-2026-0001' })], { totals }));
  answers('GET /invoices/ageing', {
    data: [
      { bucket: 'not_due', count: 1, amount: '60000.00' },
      { bucket: '1-30', count: 1, amount: '30000.00' },
      { bucket: 'over_90', count: 1, amount: '10000.00' },
    ],
  });
});

test('shows what a client owes, what of it is overdue, and what was invoiced and received', async () => {
  const { server } = openClient();

  const balance = within(await screen.findByRole('group', { name: 'Balance' }));

  expect(await balance.findByText('RM 100,000.00')).toBeVisible();
  expect(await balance.findByText('RM 40,000.00')).toBeVisible();
  expect(balance.getByText('RM 250,000.00')).toBeVisible();
  expect(balance.getByText('RM 150,000.00')).toBeVisible();
  expect(screen.getByRole('heading', { name: server.client.name })).toBeVisible();
});

test('saves the whole client with the version that was read', async () => {
  const { server, user } = openClient({ version: 3, city: 'Klang' });
  const calls = answers('PUT /clients/:uuid', () => {
    server.client = { ...server.client, version: 4, city: 'Shah Alam' };
    return { data: server.client };
  });

  await enter(user, 'City', 'Shah Alam');
  await save(user);

  expect(await screen.findByText('Successfully update client.')).toBeVisible();
  expect(calls[0]!.headers.get('If-Match')).toBe('"3"');
  expect(calls[0]!.body).toMatchObject({
    name: 'Seri Maju',
    city: 'Shah Alam',
    state: 'WP Kuala Lumpur',
    country: 'MY',
  });
  expect(calls[0]!.body).not.toHaveProperty('version');
});

test("keeps what was typed and puts the server's messages beside the fields", async () => {
  const { user } = openClient();
  answers('PUT /clients/:uuid', () => refusal(422, { errors: { city: ['City is not known.'] } }));

  await enter(user, 'City', 'Atlantis');
  await save(user);

  await waitFor(() => expect(box('City')).toHaveAccessibleDescription('City is not known.'));
  expect(box('City')).toHaveValue('Atlantis');
});

test('says who changed the client meanwhile, and keeps what was typed', async () => {
  const { server, user } = openClient({ version: 3 });
  answers('PUT /clients/:uuid', () => {
    server.client = { ...server.client, version: 4, person_in_charge: 'Lim Wei Jie' };
    return refusal(409, { data: { err_msg: 'Changed by Lim Wei Jie at 01-Jul-2026 09:00' } });
  });

  await enter(user, 'City', 'Shah Alam');
  await save(user);
  await user.click(await screen.findByRole('button', { name: 'Load the latest values' }));

  expect(screen.getAllByText('Changed by Lim Wei Jie at 01-Jul-2026 09:00')[0]).toBeVisible();
  await waitFor(() => expect(box('Contact Person')).toHaveValue('Lim Wei Jie'));
  expect(box('City')).toHaveValue('Shah Alam');
});

test('a deleted client is read only until it is restored', async () => {
  const { server, store, user } = openClient({ version: 5, deleted_at: '2026-06-01T00:00:00.000Z' });
  answers('POST /clients/:uuid/restore', () => {
    server.client = { ...server.client, version: 6, deleted_at: null };
    return { data: server.client };
  });

  expect(await screen.findByText('This client is deleted.')).toBeVisible();
  await userIsKnown(store);
  expect(await screen.findByRole('textbox', { name: 'City' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Restore' }));

  expect(await screen.findByText('Successfully restored "Seri Maju"')).toBeVisible();
  await waitFor(() => expect(box('City')).toBeEnabled());
});

test('deletes the client and returns to the list', async () => {
  const { router, user } = openClient();
  answers('DELETE /clients/:uuid', { data: { uuid: 'x', name: 'Seri Maju' } });

  await user.click(await screen.findByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('Successfully deleted "Seri Maju"')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe('/clients/list'));
});

test('reads the client without buttons to who may only look', async () => {
  signedIn(holding('client.view'));
  const { store } = openClient();
  await userIsKnown(store);

  expect(await screen.findByRole('textbox', { name: 'City' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Save changes/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Balance' })).not.toBeInTheDocument();
});

test('lists the projects of the client with their sums', async () => {
  const calls = answers('GET /projects', listOf([buildProject({ name: 'Menara Damansara' })]));
  const { server, user } = openClient();

  await user.click(await screen.findByRole('tab', { name: 'Projects' }));

  expect(await screen.findByRole('link', { name: 'Menara Damansara' })).toBeVisible();
  expect(Object.fromEntries(calls[0]!.query)).toMatchObject({ client: server.client.uuid, totals: '1' });
});

test('lists the invoices to the client, on demand only the open ones', async () => {
  const calls = answers('GET /invoices', listOf([buildInvoice({ invoice_no: 'INV-2026-0001' })], { totals }));
  const { server, user } = openClient({}, '/invoices');

  expect(await screen.findByRole('link', { name: 'INV-2026-0001' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open' }));

  await waitFor(() => expect(calls.at(-1)!.query.get('status')).toBe('pending'));
  expect(calls.at(-1)!.query.get('client')).toBe(server.client.uuid);
});

test('a balance that could not be loaded can be tried again', async () => {
  let isUp = false;
  answers('GET /invoices', () => (isUp ? listOf([], { totals }) : refusal(503)));
  const { user } = openClient();

  expect(await screen.findByText('The balance could not be loaded.')).toBeVisible();
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('RM 100,000.00')).toBeVisible();
});

test('says that a client is not there', async () => {
  answers('GET /clients/:uuid', refusal(404, { message: 'Client not found.' }));
  renderPage(routes, { at: '/clients/list/gone' });

  expect(await screen.findByText('Client not found.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All clients' })).toHaveAttribute('href', '/clients/list');
});
