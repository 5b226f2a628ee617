import {
  answers,
  answersPerformance,
  answersSummary,
  buildSummary,
  holding,
  loadScreens,
  refusal,
  renderPage,
  signedIn,
  signedInWithLookups,
} from '@siteledger/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../../remote';

beforeAll(() => loadScreens(routes));

beforeEach(() => signedInWithLookups());

const part = async (name: string) => within(await screen.findByRole('region', { name }));
const leads = async (name: string, link: string | RegExp) =>
  (await (await part(name)).findByRole('link', { name: link })).getAttribute('href');

test('says who owes most and since when, and leads to the invoices', async () => {
  answersPerformance();

  renderPage(routes, { at: '/' });

  const overdue = await part('Overdue from clients');
  expect(await overdue.findByText('Most: Jabatan Kerja Raya')).toBeVisible();
  expect(overdue.getAllByText('30-Jun-2026')).toHaveLength(2);
  const [all, largest] = overdue.getAllByRole('link', { name: 'RM 100,000.00' });
  expect(all).toHaveAttribute('href', '/reports/invoices?overdue=1');
  expect(largest).toHaveAttribute('href', '/reports/invoices?client=c-1&overdue=1');
});

test('says what is due in and out, on which day the least is left, and leads to the rows of each', async () => {
  answersPerformance();

  renderPage(routes, { at: '/' });

  const cash = await part('Cash');
  expect(await cash.findByText('RM 246,400.00')).toBeVisible();
  expect(cash.getByText('15-Jul-2026')).toBeVisible();
  expect(await leads('Cash', 'RM 196,400.00')).toBe('/reports/payments?to=2026-07-01');
  expect(await leads('Cash', 'RM 233,931.00')).toBe('/reports/invoices?status=pending&due_to=2026-07-31');
  expect(cash.getAllByRole('link', { name: 'RM 50,000.00' }).map((link) => link.getAttribute('href'))).toEqual([
    '/reports/expenses?status=pending&due_to=2026-07-31',
    '/reports/expenses?status=pending&due_to=2026-07-15',
  ]);
});

test('leads to the projects that go wrong, each with its figures, and to the worst of them', async () => {
  answersPerformance();
  const worst = (name: string) => ({ project: { uuid: name.toLowerCase(), name } });
  answersSummary({
    projects: {
      in_progress: 9,
      over_budget: 1,
      most_over: { ...worst('Menara'), amount: '50.25' },
      behind: 3,
      furthest_behind: { ...worst('Jambatan'), progress_diff: '-12.30' },
    },
  });

  renderPage(routes, { at: '/?client=c-1' });

  expect(await leads('Projects in progress', '9')).toBe('/projects/list?under_way=1&client=c-1');
  expect(await leads('Projects in progress', '1 over budget')).toMatch(/under_way=1&over_budget=1&.*eac.*client=c-1$/);
  expect(await leads('Projects in progress', '3 behind time')).toMatch(
    /under_way=1&behind=1&.*progress_diff.*client=c-1$/,
  );
  expect(await leads('Projects in progress', 'Menara')).toBe('/projects/menara');
  expect((await part('Projects in progress')).getByText(/12\.30 pts/)).toBeVisible();
});

test('leads to what waits for the user', async () => {
  answersPerformance();

  renderPage(routes, { at: '/' });

  expect(await leads('Waiting for you', '1 variation order to decide')).toBe(
    '/projects/variation-orders?status=submitted',
  );
  expect(await leads('Waiting for you', '2 purchase orders to issue')).toBe('/reports/purchase_orders?status=draft');
});

test('says that nothing is overdue and that nothing waits', async () => {
  answersPerformance();
  answersSummary({
    overdue: { amount: '0.00', count: 0, since: null, largest: null },
    waiting: { variations: 0, orders: 0, to_start: 0, bills: null },
  });

  renderPage(routes, { at: '/' });

  expect(await (await part('Overdue from clients')).findByText('No overdue invoices.')).toBeVisible();
  expect((await part('Waiting for you')).getByText('Nothing is waiting.')).toBeVisible();
});

test('leads a project manager, who has no reports, to lists of their own', async () => {
  signedIn(holding('project.view', 'project.invoice', 'project.expense'));
  answersPerformance();

  renderPage(routes, { at: '/' });

  expect((await (await part('Overdue from clients')).findAllByRole('link'))[0]).toHaveAttribute(
    'href',
    '/overdue-invoices',
  );
  expect(await leads('Cash', 'RM 233,931.00')).toBe('/pending-invoices/list?due_to=2026-07-31');
  expect(await leads('Cash', 'RM 0.00')).toBe('/bulk-payment/pending-expenses?due_to=2026-07-08');
  expect((await part('Cash')).queryByRole('link', { name: 'RM 196,400.00' })).not.toBeInTheDocument();
});

test('is of the projects and the day that are chosen; nothing waits in the past', async () => {
  const { summary } = answersPerformance();

  renderPage(routes, { at: '/?project=p-1&as_of=2026-05-31' });

  expect(await leads('Retention held', 'RM 29,150.00')).toBe('/projects/p-1');
  expect(Object.fromEntries(summary[0]!.query)).toEqual({ project: 'p-1', as_of: '2026-05-31' });
  expect(screen.queryByRole('region', { name: 'Waiting for you' })).not.toBeInTheDocument();
});

test('shows no amounts of documents that the user may not see', async () => {
  signedIn(holding('project.view'));
  answersPerformance();
  answersSummary({ overdue: null, cash: null });

  renderPage(routes, { at: '/' });

  expect(await (await part('Retention held')).findByText('RM 29,150.00')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Overdue from clients' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Cash' })).not.toBeInTheDocument();
});

test('says which part could not be read beside the others, and reads it again', async () => {
  answersPerformance();
  answersSummary({ cash: null, failed: ['cash'] });
  const { user } = renderPage(routes, { at: '/' });

  expect(await (await part('Cash')).findByText('This could not be loaded.')).toBeVisible();
  expect((await part('Retention held')).getByText('RM 29,150.00')).toBeVisible();

  answersSummary();
  await user.click((await part('Cash')).getByRole('button', { name: 'Retry' }));
  expect(await (await part('Cash')).findByText('RM 246,400.00')).toBeVisible();
});

test('offers to try again when nothing of it could be read', async () => {
  answersPerformance();
  answers('GET /dashboards/summary', () => refusal(503, { message: 'The database is away.' }));
  const { user } = renderPage(routes, { at: '/' });
  expect(await screen.findByText('The database is away.')).toBeVisible();

  answers('GET /dashboards/summary', { data: buildSummary() });
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await (await part('Retention held')).findByText('RM 29,150.00')).toBeVisible();
});
