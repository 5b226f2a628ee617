import { answers, buildProject, listOf, loadScreens, renderPage, signedIn } from '@siteledger/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../remote';
import { ProjectPayments } from './project-payments/project-payments';

const PROJECTS = ['Open the projects', '/projects/list'] as const;

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  for (const path of ['expenses', 'invoices', 'payments', 'payment_records', 'projects', 'contractors'])
    answers(`GET /${path}`, listOf([]));
  answers('GET /invoices/ageing', { data: [] });
  answers('GET /projects/:uuid/payments', listOf([]));
  answers('GET /payment_records/summary', { data: { total_paid: '0.00', count: 0, by_bank: [], by_month: [] } });
});

test.each([
  ['/pending-invoices/list', 'No open invoices. They are created in their projects.', ...PROJECTS],
  [
    '/bulk-payment/pending-expenses',
    'No expenses to pay. Open bills are listed here.',
    'New bill',
    '/projects/new-bill',
  ],
  [
    '/bulk-payment/payment-history',
    'No payments yet. Payments of bills are listed here.',
    'Open the pending expenses',
    '/bulk-payment/pending-expenses',
  ],
  [
    '/bulk-payment/write-off-expenses',
    'No written-off expenses.',
    'Open the pending expenses',
    '/bulk-payment/pending-expenses',
  ],
  [
    '/pending-invoices/write-off-invoices',
    'No written-off invoices.',
    'Open the pending invoices',
    '/pending-invoices/list',
  ],
])('an empty %s says what is listed there and leads on', async (at, sentence, link, to) => {
  renderPage(routes, { at });

  const empty = within((await screen.findByText('No Data.')).parentElement!);
  expect(empty.getByText(sentence)).toBeVisible();
  expect(await empty.findByRole('link', { name: link })).toHaveAttribute('href', to);
});

test('a project without payments says where they are made', async () => {
  renderPage(<ProjectPayments project={buildProject()} />);

  expect(await screen.findByText(/^No payments yet\. They are received in Pending invoices/)).toBeVisible();
});
