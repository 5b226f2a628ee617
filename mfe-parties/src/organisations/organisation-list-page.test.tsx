import { ORGANISATION_TYPES } from '@siteledger/shared-lib/domain';
import {
  answers,
  buildOrganisation,
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

const openList = (below = '') => renderPage(routes, { at: `/organisations/list${below}` });

const dialog = async () => within(await screen.findByRole('dialog'));

const own = buildOrganisation({ name: 'Siteledger Bina', type: ORGANISATION_TYPES.OWN_COMPANY, bank_name: 'Maybank' });

const enter = async (user: UserEvent, control: HTMLElement, text: string) => {
  await user.click(control);
  await user.paste(text);
};

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  answers('GET /organisations', listOf([own]));
});

test('marks our own company, and narrows the list to a type in the address', async () => {
  const calls = answers('GET /organisations', listOf([own, buildOrganisation({ name: 'Alam Damai' })]));
  const { router, user } = openList();

  expect(await screen.findByRole('link', { name: 'Siteledger Bina' })).toBeVisible();
  expect(screen.getAllByText('Own company')).toHaveLength(2);
  expect(screen.getByText('Maybank')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Type' }));
  await user.click(await screen.findByTitle('Own companies'));

  await waitFor(() => expect(calls.at(-1)!.query.get('type')).toBe('3'));
  expect(router.state.location.search).toBe('?type=3');
});

test('deletes an organisation after a question that names it', async () => {
  answers('DELETE /organisations/:uuid', { data: { uuid: own.uuid, name: own.name } });
  const { user } = openList();

  await user.click(await screen.findByRole('button', { name: 'Delete Siteledger Bina' }));
  await user.click((await dialog()).getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('Successfully deleted "Siteledger Bina"')).toBeVisible();
});

test('says why the only own company stays', async () => {
  const message = 'Your company cannot be deleted: it issues your invoices and purchase orders.';
  answers('DELETE /organisations/:uuid', () => refusal(409, { data: { err_msg: message } }));
  const { user } = openList();

  await user.click(await screen.findByRole('button', { name: 'Delete Siteledger Bina' }));
  await user.click((await dialog()).getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText(message)).toBeVisible();
});

test('a user without edit permission has no buttons', async () => {
  signedIn(holding('contractor.view'));
  const { store } = openList();

  await screen.findByRole('link', { name: 'Siteledger Bina' });
  await userIsKnown(store);

  expect(screen.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'New organisation' })).not.toBeInTheDocument();
});

test('an empty list offers to create the first organisation', async () => {
  answers('GET /organisations', listOf([]));
  openList();

  expect(await screen.findByText('No Data.')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'New organisation' })).toHaveLength(2);
});

test('creates an organisation with a bank that is not on the list, and opens it', async () => {
  const calls = answers('POST /organisations', { data: own });
  answers('GET /organisations', listOf([]));
  answers('GET /organisations/:uuid', { data: own });
  answers('GET /invoices', listOf([], { totals: {} }));
  answers('GET /invoices/ageing', { data: [] });
  const { router, user } = openList('/create');

  const form = await dialog();
  await enter(user, form.getByRole('textbox', { name: 'Name' }), 'Siteledger Bina');
  await user.click(form.getByRole('combobox', { name: 'Type' }));
  await user.click(await screen.findByTitle('Own company'));
  await enter(user, form.getByRole('combobox', { name: 'Bank Name' }), 'Bank Seberang');
  await enter(user, form.getByRole('textbox', { name: 'MSIC Code' }), '41001');
  await enter(user, form.getByRole('textbox', { name: 'Supplier Terms' }), 'Delivery within 14 days.');
  await user.click(form.getByRole('button', { name: 'Create organisation' }));

  expect(await screen.findByText('Successfully created organisation.')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe(`/organisations/list/${own.uuid}`));
  expect(calls[0]!.body).toMatchObject({
    name: 'Siteledger Bina',
    type: 3,
    bank_name: 'Bank Seberang',
    msic_code: '41001',
    tnc_subcon: null,
    tnc_supplier: 'Delivery within 14 days.',
    country: 'MY',
  });
});

test('keeps what was typed when the server refuses a new organisation', async () => {
  answers('POST /organisations', () => refusal(422, { errors: { tin: ['TIN is not known.'] } }));
  const { user } = openList('/create');

  const form = await dialog();
  await enter(user, form.getByRole('textbox', { name: 'Name' }), 'Besi Jaya');
  await user.click(form.getByRole('button', { name: 'Create organisation' }));

  const tin = form.getByRole('textbox', { name: 'TIN' });
  await waitFor(() => expect(tin).toHaveAccessibleDescription('TIN is not known.'));
  expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Besi Jaya');
});
