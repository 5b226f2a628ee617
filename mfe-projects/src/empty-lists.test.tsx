import { answers, buildProject, listOf, loadScreens, renderPage, signedIn } from '@siteledger/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../remote';

const project = buildProject();
const ofProject = `/projects/${project.uuid}`;

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  for (const path of ['contractors', 'purchaseOrders', 'variationOrders', 'projects/:uuid/expenses'])
    answers(`GET /${path}`, listOf([]));
  for (const path of ['projects/:uuid/contractors', 'projects/:uuid/invoices']) answers(`GET /${path}`, listOf([]));
  answers('GET /projects', listOf([project]));
  answers('GET /projects/:uuid', { data: project });
  answers('GET /projects/clients', { data: [] });
});

test.each([
  ['invoices', 'No invoices yet. Certificates and other invoices are listed here.', 'New invoice'],
  [
    'purchase-orders',
    'No purchase orders yet. Orders to contractors and suppliers are listed here.',
    'New purchase order',
  ],
  [
    'variation-orders',
    'No variation orders yet. Approved ones change the contract sum or a commitment.',
    'New variation order',
  ],
  ['suppliers/expenses', 'No expenses yet. Bills of contractors and suppliers are listed here.', 'New bill'],
])('a project without %s says what is listed there and offers the first one', async (tab, sentence, link) => {
  renderPage(routes, { at: `${ofProject}/${tab}` });

  const empty = within((await screen.findByText('No Data.')).parentElement!);
  expect(empty.getByText(sentence)).toBeVisible();
  expect(await empty.findByRole('link', { name: link })).toHaveAttribute('href', `${ofProject}/${tab}/create`);
});

test('a project without contractors offers to assign one', async () => {
  renderPage(routes, { at: `${ofProject}/suppliers` });

  const empty = within((await screen.findByText('No Data.')).parentElement!);
  expect(empty.getByText(/^No contractors yet\./)).toBeVisible();
  expect(await empty.findByRole('button', { name: 'Assign contractor' })).toBeVisible();
});

test.each([
  ['sales', 'No invoices yet. Open the project to create one.'],
  ['purchases', 'No purchase orders yet. Open the project to create one.'],
  ['received', 'No expenses yet. Open the project to enter one.'],
])('the %s of a project without any say where to create one', async (view, sentence) => {
  renderPage(routes, { at: `/projects/list/${project.uuid}/${view}` });

  expect(await screen.findByText(sentence)).toBeVisible();
});
