import {
  answers,
  buildClient,
  listOf,
  loadScreens,
  refusal,
  renderPage,
  signedIn,
} from '@siteledger/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { routes } from '../../remote';

const openCreation = () => renderPage(routes, { at: '/clients/list/create?deleted=all' });

const dialog = async () => within(await screen.findByRole('dialog'));

const box = (name: string) => screen.getByRole('textbox', { name });

const enter = async (user: UserEvent, control: HTMLElement, text: string) => {
  await user.clear(control);
  await user.click(control);
  await user.paste(text);
};

const create = (user: UserEvent) => user.click(screen.getByRole('button', { name: /Create client/ }));

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  answers('GET /clients', listOf([]));
  answers('GET /end_customers', listOf([{ uuid: 'customer-1', name: 'Universiti Teknologi MARA' }]));
});

test('creates a client with a new end customer and opens it', async () => {
  const client = buildClient({ name: 'Seri Maju' });
  const calls = answers('POST /clients', { data: client });
  answers('GET /clients/:uuid', { data: client });
  answers('GET /invoices', listOf([], { totals: {} }));
  answers('GET /invoices/ageing', { data: [] });
  const { router, user } = openCreation();

  const form = await dialog();
  await enter(user, box('Name'), 'Seri Maju');
  await enter(user, form.getByRole('combobox', { name: 'End Customer' }), 'Hospital Klang');
  await enter(user, box('Phone'), '03-2161 8888');
  await enter(user, box('Postcode'), '40150');
  await user.click(form.getByRole('combobox', { name: 'State' }));
  await user.click(await screen.findByTitle('Johor'));
  await create(user);

  expect(await screen.findByText('Successfully created client.')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe(`/clients/list/${client.uuid}`));
  expect(calls[0]!.body).toEqual({
    name: 'Seri Maju',
    person_in_charge: null,
    end_customer: 'Hospital Klang',
    tel_no: '03-2161 8888',
    fax_no: null,
    address_1: null,
    address_2: null,
    city: null,
    postcode: '40150',
    state: 'Johor',
    country: 'MY',
    email: null,
    payment_days: null,
    tin: null,
    id_type: null,
    id_no: null,
    sst_no: null,
    accounting_code: null,
  });
});

test('names what is missing or wrong before anything is sent', async () => {
  const { user } = openCreation();

  await dialog();
  await enter(user, box('Postcode'), '401');
  await enter(user, box('Phone'), '12');
  await create(user);

  expect(await screen.findByText('Name is required.')).toBeVisible();
  expect(screen.getByText('Postcode must be 5 digits.')).toBeVisible();
  expect(screen.getByText('Phone is not a valid telephone number.')).toBeVisible();
});

test('a state outside Malaysia is any text', async () => {
  const { user } = openCreation();

  const form = await dialog();
  await user.type(form.getByRole('combobox', { name: 'Country' }), 'Singap');
  await user.click(await screen.findByTitle('Singapore'));

  expect(await screen.findByRole('textbox', { name: 'State' })).toBeEnabled();
  await enter(user, box('State'), 'Central Region');
  await enter(user, box('Postcode'), '049213');

  expect(screen.queryByText('Postcode must be 5 digits.')).not.toBeInTheDocument();
});

test("keeps what was typed and puts the server's messages beside the fields", async () => {
  answers('POST /clients', () => refusal(422, { errors: { name: ['Name is not known.'] } }));
  const { router, user } = openCreation();

  await dialog();
  await enter(user, box('Name'), 'Seri Maju');
  await create(user);

  await waitFor(() => expect(box('Name')).toHaveAccessibleDescription('Name is not known.'));
  expect(box('Name')).toHaveValue('Seri Maju');
  expect(router.state.location.pathname).toBe('/clients/list/create');
});

test('Cancel goes back to the list as it was filtered', async () => {
  const { router, user } = openCreation();

  await user.click((await dialog()).getByRole('button', { name: 'Cancel' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location).toMatchObject({ pathname: '/clients/list', search: '?deleted=all' });
});
