import {
  answers,
  answersOverdue,
  answersSummary,
  holding,
  listOf,
  loadScreens,
  refusal,
  renderPage,
  signedIn,
  signedInWithLookups,
} from '@siteledger/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../remote';

beforeAll(() => loadScreens(routes));

beforeEach(() => signedInWithLookups());

const figure = (name: string) => within(screen.getByRole('region', { name }));

test('shows overdue invoices, the oldest first, and what is open by its age', async () => {
  const { overdue } = answersOverdue();
  const { user } = renderPage(routes, { at: '/overdue-invoices' });

  const number = await screen.findByRole('link', { name: 'CERT-2' });
  expect(number.getAttribute('href')).toMatch(/^\/projects\/.+\/invoices\/.+/);
  expect(overdue[0]!.query.toString()).toBe('page=1&per_page=50&sort=due_date&order=asc');
  expect(figure('Overdue').getByRole('link', { name: 'RM 100,000.00' })).toHaveAttribute(
    'href',
    '/reports/invoices?overdue=1',
  );
  expect(figure('Not yet due').getByText('RM 133,931.00')).toBeVisible();
  expect(figure('Total open').getByText('2 invoices')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show as table: Open invoices by days overdue' }));
  const ages = within(screen.getByRole('table', { name: 'Open invoices by days overdue' }));
  expect(ages.getByRole('link', { name: 'RM 100,000.00' })).toHaveAttribute('href', '/reports/invoices?ageing=1-30');
});

function onTelephone() {
  const matchMedia = window.matchMedia.bind(window);
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...matchMedia(query), matches: query.includes('767') }));
}

test('shows the figures on a telephone, and charts and invoices when they are opened', async () => {
  onTelephone();
  answersOverdue();
  const { user } = renderPage(routes, { at: '/overdue-invoices' });
  expect(await screen.findByText('Not yet due')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'CERT-2' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Overdue by client' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Show charts' }));
  await user.click(screen.getByRole('button', { name: 'Show invoices' }));

  expect(await screen.findByRole('link', { name: 'CERT-2' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Overdue by client' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Hide charts' })).toHaveAttribute('aria-expanded', 'true');
});

test('shows on a telephone at once the invoices that an address asks for', async () => {
  onTelephone();
  answersOverdue();

  renderPage(routes, { at: '/overdue-invoices?ageing=1-30' });

  expect(await screen.findByRole('link', { name: 'CERT-2' })).toBeVisible();
});

test('shows which clients are late with the most, and leads to their overdue invoices', async () => {
  const { late } = answersOverdue([{ uuid: 'c-1', name: 'Seri Maju', documents: 3, balance: '70.00' }]);
  const { user } = renderPage(routes, { at: '/overdue-invoices?as_of=2026-06-30' });

  await user.click(await screen.findByRole('button', { name: 'Show as table: Overdue by client' }));

  const table = within(screen.getByRole('table', { name: 'Overdue by client' }));
  expect(table.getByRole('row', { name: 'Seri Maju RM 70.00 3' })).toBeVisible();
  expect(table.getByRole('link', { name: 'Seri Maju' })).toHaveAttribute(
    'href',
    '/reports/invoices?client=c-1&overdue=1&as_of=2026-06-30',
  );
  expect(late[0]!.query.toString()).toBe(
    'group_by=party&overdue=1&per_page=15&sort=balance&order=desc&as_of=2026-06-30',
  );
});

test('shows the invoices of chosen ages', async () => {
  const { overdue } = answersOverdue();
  const { user, router } = renderPage(routes, { at: '/overdue-invoices' });
  await screen.findByRole('link', { name: 'CERT-2' });

  await user.click(screen.getByRole('button', { name: '1–30 days' }));

  expect(router.state.location.search).toBe('?ageing=1-30');
  await waitFor(() => expect(overdue.at(-1)!.query.getAll('ageing')).toEqual(['1-30']));
});

test('shows a project manager the figures without ways to reports', async () => {
  signedIn(holding('project.view', 'project.invoice'));
  answersOverdue();

  renderPage(routes, { at: '/overdue-invoices' });

  expect(await screen.findByRole('link', { name: 'CERT-2' })).toBeVisible();
  expect(figure('Overdue').getByText('RM 100,000.00')).toBeVisible();
  expect(figure('Overdue').queryByRole('link')).not.toBeInTheDocument();
});

test('says that nobody is late', async () => {
  answersOverdue();

  renderPage(routes, { at: '/overdue-invoices' });

  expect(await screen.findByText('No overdue clients.')).toBeVisible();
});

test('offers to try again what could not be loaded', async () => {
  answersSummary();
  answers('GET /dashboards/overdue-invoices', refusal(503, { message: 'The database is away.' }));
  answers('GET /invoices/groups', listOf([]));
  const { user } = renderPage(routes, { at: '/overdue-invoices' });
  const [retry] = await screen.findAllByRole('button', { name: 'Retry' });
  answersOverdue();

  await user.click(retry!);

  expect(await screen.findByRole('link', { name: 'CERT-2' })).toBeVisible();
});
