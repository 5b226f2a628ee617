import type { CashMovement, ProjectPerformance } from '@siteledger/shared-lib/domain';
import {
  answers,
  buildInvoice,
  buildReference,
  listOf,
  loadScreens,
  refusal,
  renderPage,
  signedIn,
} from '@siteledger/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes';

const figures = {
  contract_sum_and_vo: '1060000.00',
  total_invoiced_percent: '52.25',
  work_done_percent: '55.00',
  duration_la: '49.73',
  progress_diff: '5.27',
  profit_margin: '33.96',
  projected_margin: '18.87',
};

const project: ProjectPerformance = {
  id: 1,
  uuid: '5f0c3a52-6a6e-4a51-9c38-2f4f5a0a0001',
  code: 'P-0001',
  name: 'Pejabat Shah Alam',
  client: buildReference('Jabatan Kerja Raya'),
  client_name: 'Jabatan Kerja Raya',
  ...figures,
};

const cash = (given: Partial<CashMovement> = {}): CashMovement => ({
  in: '0.00',
  out: '0.00',
  nett: '0.00',
  ...given,
});

beforeAll(() => loadScreens(routes));
beforeEach(() => signedIn());

test('shows how each project does, the furthest behind first, and the portfolio below', async () => {
  const calls = answers('GET /dashboards/performance', {
    ...listOf([project]),
    as_of: '2026-07-01',
    portfolio: { ...figures, progress_diff: '-1.50', profit_margin: null },
  });

  renderPage(routes, { at: '/' });

  expect(await screen.findByRole('link', { name: 'Pejabat Shah Alam' })).toHaveAttribute(
    'href',
    `/projects/${project.uuid}`,
  );
  expect(screen.getByText('5.27%')).toBeVisible();
  expect(screen.getByText('-1.50%')).toBeVisible();
  expect(calls[0]!.query.toString()).toBe('page=1&per_page=50&sort=progress_diff&order=asc');
});

test('shows the cash of each month and what is expected', async () => {
  answers('GET /dashboards/cashflow', {
    data: {
      as_of: '2026-07-01',
      months: [{ month: '2026-06', ...cash({ in: '100000.00', nett: '100000.00' }) }],
      projection: [{ days: 30, ...cash({ in: '233931.00', out: '50000.00', nett: '183931.00' }) }],
    },
  });

  renderPage(routes, { at: '/cashflow' });

  const june = within((await screen.findByRole('rowheader', { name: 'Jun-2026' })).closest('tr')!);
  expect(june.getAllByText('RM 100,000.00')).toHaveLength(2);
  const soon = within(screen.getByRole('rowheader', { name: '30 days' }).closest('tr')!);
  expect(soon.getByText('RM 183,931.00')).toBeVisible();
});

test('shows overdue invoices under how long everything has been open', async () => {
  answers('GET /dashboards/overdue-invoices', {
    ...listOf([buildInvoice({ overdue: 1, balance: '100000.00' })], { totals: { balance: '100000.00' } }),
    as_of: '2026-07-01',
    ageing: [
      { bucket: 'not_due', count: 1, amount: '133931.00' },
      { bucket: '1-30', count: 1, amount: '100000.00' },
    ],
  });

  renderPage(routes, { at: '/overdue-invoices' });

  const notDue = within((await screen.findByRole('rowheader', { name: 'Not due' })).closest('tr')!);
  expect(notDue.getByText('RM 133,931.00')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Overdue Invoices', selected: true })).toBeVisible();
});

test('offers to try again when the cash could not be loaded', async () => {
  answers('GET /dashboards/cashflow', refusal(503, { message: 'The database is away.' }));

  renderPage(routes, { at: '/cashflow' });

  expect(await screen.findByText('The database is away.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('offers no overview that the user may not see', async () => {
  signedIn({ permissions: [{ name: 'project.view' }] });
  answers('GET /dashboards/performance', { ...listOf([]), as_of: '2026-07-01', portfolio: figures });

  renderPage(routes, { at: '/' });

  expect(await screen.findByRole('tab', { name: 'Cashflow Overview' })).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Overdue Invoices' })).not.toBeInTheDocument();
});
