import type { Contractor } from '@siteledger/shared-lib/domain';
import {
  answers,
  buildContractor,
  buildExpense,
  buildProject,
  buildPurchaseOrder,
  holding,
  listOf,
  loadScreens,
  refusal,
  renderPage,
  signedIn,
} from '@siteledger/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../remote';

const billed = { total_expenses: '286200.00', total_payment: '125000.00', dc_note: '2200.00', balance: '159000.00' };

function openContractor(given: Partial<Contractor> = {}, below = '') {
  const server = { contractor: buildContractor({ name: 'Alam Damai', ...given }) };
  const path = `/contractors/list/${server.contractor.uuid}`;
  answers('GET /contractors/:uuid', () => ({ data: server.contractor }));
  return { server, ...renderPage(routes, { at: path + below }) };
}

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  answers('GET /contractors', listOf([]));
  answers('GET /expenses', ({ query }) =>
    listOf([buildExpense({ ref_no: 'BILL-77' })], {
      totals: query.get('overdue') ? { ...billed, balance: '50000.00' } : billed,
    }),
  );
  answers(
    'GET /purchaseOrders',
    listOf([buildPurchaseOrder({ po_no: 'PO-2026-0007' })], { totals: { total_value: '424000.00' } }),
  );
});

test('shows what is owed to a contractor, what of it is overdue, and what was ordered, billed and paid', async () => {
  openContractor();

  const balance = within(await screen.findByRole('group', { name: 'Balance' }));

  for (const amount of ['159,000.00', '50,000.00', '424,000.00', '286,200.00', '2,200.00', '125,000.00']) {
    expect(await balance.findByText(`RM ${amount}`)).toBeVisible();
  }
  expect(screen.queryByText(/own projects only/)).not.toBeInTheDocument();
});

test('saves the whole contractor with the version that was read', async () => {
  const { server, user } = openContractor({ version: 3, type: 2 });
  const calls = answers('PUT /contractors/:uuid', () => {
    server.contractor = { ...server.contractor, version: 4, name: 'Alam Damai Jaya' };
    return { data: server.contractor };
  });

  await screen.findByRole('button', { name: 'Save changes' });
  await user.click(screen.getByRole('textbox', { name: 'Name' }));
  await user.paste(' Jaya');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));

  expect(await screen.findByText('Successfully update contractor.')).toBeVisible();
  expect(calls[0]!.headers.get('If-Match')).toBe('"3"');
  expect(calls[0]!.body).toMatchObject({ name: 'Alam Damai Jaya', type: 2, country: 'MY' });
});

test('keeps what was typed when the server refuses', async () => {
  const { user } = openContractor();
  answers('PUT /contractors/:uuid', () => refusal(422, { errors: { city: ['City is not known.'] } }));

  await screen.findByRole('button', { name: 'Save changes' });
  await user.click(screen.getByRole('textbox', { name: 'City' }));
  await user.paste('!');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));

  const city = screen.getByRole('textbox', { name: 'City' });
  await waitFor(() => expect(city).toHaveAccessibleDescription('City is not known.'));
  expect(city).toHaveValue('Kuala Lumpur!');
});

test('a project manager reads the contractor without buttons, and that own projects are all it counts', async () => {
  signedIn(holding('contractor.view', 'project.view', 'project.expense'));
  openContractor();

  expect(await screen.findByRole('textbox', { name: 'City' })).toBeDisabled();
  await screen.findByRole('tab', { name: 'Expenses' });
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Details', 'Projects', 'Expenses']);
  expect(screen.getByText('Amounts and documents for your projects only.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Save changes/ })).not.toBeInTheDocument();
});

test('lists the projects, orders and bills of the contractor', async () => {
  const projects = answers('GET /projects', listOf([buildProject({ name: 'Menara Damansara' })]));
  const { server, user } = openContractor();

  await user.click(await screen.findByRole('tab', { name: 'Projects' }));
  expect(await screen.findByRole('link', { name: 'Menara Damansara' })).toBeVisible();
  expect(projects[0]!.query.get('contractor')).toBe(server.contractor.uuid);

  await user.click(screen.getByRole('tab', { name: 'Purchase Orders' }));
  expect(await screen.findByRole('link', { name: 'PO-2026-0007' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/purchase-orders\/.+\?order=./),
  );

  await user.click(screen.getByRole('tab', { name: 'Expenses' }));
  expect(await screen.findByRole('link', { name: 'BILL-77' })).toBeVisible();
});

test('says that a contractor is not there', async () => {
  answers('GET /contractors/:uuid', refusal(404, { message: 'Contractor not found.' }));
  renderPage(routes, { at: '/contractors/list/gone' });

  expect(await screen.findByText('Contractor not found.')).toBeVisible();
});
