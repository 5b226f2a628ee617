import { addDays } from '@siteledger/shared-lib/domain';
import {
  answers,
  buildExpense,
  buildReference,
  listOf,
  holding,
  refusal,
  renderPage,
  signedIn,
} from '@siteledger/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { PendingExpensesPage } from './pending-expenses-page';

const project = buildReference('Pejabat Shah Alam');

// A user who may not pay sees the plain list.
const noProjects = () => {
  signedIn(holding('project.expense'));
  answers('GET /contractors', listOf([]));
  answers('GET /projects', listOf([]));
};

test('lists what is open, the longest due first, and totals all of it', async () => {
  noProjects();
  const expense = buildExpense({ project, ref_no: 'E2', overdue: 12, balance: '50000.00' });
  const calls = answers('GET /expenses', listOf([expense], { totals: { balance: '209000.00', dc_note: '2200.00' } }));

  renderPage(<PendingExpensesPage />);

  const row = await screen.findByRole('row', { name: /E2/ });
  expect(within(row).getByText('Pejabat Shah Alam')).toBeVisible();
  expect(within(row).getByText('12')).toBeVisible();
  expect(within(row).getByText('RM 50,000.00')).toBeVisible();
  expect(screen.getByText('RM 209,000.00')).toBeVisible();
  expect(screen.getByText('RM 2,200.00')).toBeVisible();
  expect(calls[0]!.query.toString()).toBe('page=1&per_page=50&sort=due_date&order=asc&status=pending&guards=1');
});

test('shows only what is overdue', async () => {
  noProjects();
  answers('GET /expenses', ({ query }) => listOf([buildExpense({ ref_no: query.get('overdue') ? 'LATE' : 'ANY' })]));
  const { router, user } = renderPage(<PendingExpensesPage />);
  await screen.findByText('ANY');

  await user.click(screen.getByRole('button', { name: 'Overdue' }));

  expect(await screen.findByText('LATE')).toBeVisible();
  expect(router.state.location.search).toBe('?overdue=1');
});

test('shows only those of a project', async () => {
  noProjects();
  const school = buildReference('Sekolah Klang');
  answers('GET /projects', listOf([school]));
  const calls = answers('GET /expenses', ({ query }) =>
    listOf([buildExpense({ ref_no: query.has('project') ? 'OF IT' : 'ANY' })]),
  );
  const { user } = renderPage(<PendingExpensesPage />);
  await screen.findByText('ANY');

  await user.click(screen.getByRole('combobox', { name: 'Project' }));
  await user.click(await screen.findByTitle('Sekolah Klang'));

  expect(await screen.findByText('OF IT')).toBeVisible();
  expect(calls.at(-1)!.query.get('project')).toBe(school.uuid);
});

test('says in words which due dates are shown, and shows any again', async () => {
  noProjects();
  answers('GET /expenses', ({ query }) => listOf([buildExpense({ ref_no: query.get('due_from') ?? 'ANY' })]));
  const { router, user } = renderPage(<PendingExpensesPage />, {
    at: '/?due_from=2026-07-01&due_to=2026-07-31&page=2',
  });
  await screen.findByText('2026-07-01');

  expect(screen.getByText('Due: 01-Jul-2026 – 31-Jul-2026')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Any Due' }));

  expect(await screen.findByText('ANY')).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test('chooses what is due in 30 days, and any again', async () => {
  noProjects();
  const calls = answers('GET /expenses', listOf([buildExpense()]));
  const { router, user } = renderPage(<PendingExpensesPage />);
  const chip = await screen.findByRole('button', { name: 'Due in 30 days' });

  await user.click(chip);
  expect(chip).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(calls).toHaveLength(2));
  const query = calls[1]!.query;
  expect(query.get('due_to')).toBe(addDays(query.get('due_from')!, 30));
  await user.click(chip);

  expect(router.state.location.search).toBe('');
});

test('offers to try again when the list could not be loaded', async () => {
  noProjects();
  answers('GET /expenses', refusal(503, { message: 'The database is away.' }));

  renderPage(<PendingExpensesPage />);

  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
});
