import {
  answers,
  buildClient,
  buildContractor,
  listOf,
  loadScreens,
  renderPage,
  signedIn,
} from '@siteledger/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../remote';

beforeAll(() => loadScreens(routes));

const UUID = '00000000-0000-4000-8000-00000000000c';

beforeEach(() => {
  signedIn();
  for (const path of ['clients', 'contractors', 'organisations', 'invoices', 'expenses', 'purchaseOrders', 'projects'])
    answers(`GET /${path}`, listOf([]));
  answers('GET /clients/:uuid', { data: buildClient() });
  answers('GET /contractors/:uuid', { data: buildContractor() });
  answers('GET /invoices/ageing', { data: [] });
});

test.each([
  ['/clients/list', 'No clients yet.', 'New client', '/clients/list/create'],
  ['/contractors/list', 'No contractors yet.', 'New contractor', '/contractors/list/create'],
  ['/organisations/list', 'No organisations yet.', 'New organisation', '/organisations/list/create'],
  [
    `/clients/list/${UUID}/projects`,
    'No projects yet. Those of this client are listed here.',
    'New project',
    '/projects/list/create',
  ],
  [
    `/clients/list/${UUID}/invoices`,
    'No invoices yet. They are created in a project.',
    'Open the projects',
    '/projects/list',
  ],
  [
    `/contractors/list/${UUID}/expenses`,
    'No expenses yet. They are created in a project.',
    'Open the projects',
    '/projects/list',
  ],
  [
    `/contractors/list/${UUID}/purchase-orders`,
    'No purchase orders yet. They are created in a project.',
    'Open the projects',
    '/projects/list',
  ],
])('an empty %s says what is listed there and leads on', async (at, sentence, link, to) => {
  renderPage(routes, { at });

  const empty = within((await screen.findByText('No Data.')).parentElement!);
  expect(empty.getByText(sentence)).toBeVisible();
  expect(await empty.findByRole('link', { name: link })).toHaveAttribute('href', to);
});

test('a contractor without projects says which would be listed', async () => {
  renderPage(routes, { at: `/contractors/list/${UUID}/projects` });

  expect(await screen.findByText(/^No projects yet\. Projects with an assignment/)).toBeVisible();
});
