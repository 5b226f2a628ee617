import type { Project, ProjectOverview, RecordedDocument } from '@siteledger/shared-lib/domain';
import {
  answers,
  buildOpenDocuments,
  buildProject,
  buildProjectOverview,
  buildReference,
  holding,
  loadScreens,
  never,
  refusal,
  renderPage,
  signedIn,
  userIsKnown,
} from '@siteledger/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../../remote';

function openProject(overview: Partial<ProjectOverview> = {}, given: Partial<Project> = {}) {
  const project = buildProject(given);
  const home = `/projects/${project.uuid}` as const;
  answers(`GET ${home}`, { data: project });
  answers(`GET ${home}/overview`, { data: buildProjectOverview(overview) });
  return { project, home, ...renderPage(routes, { at: home }) };
}

const part = async (name: string) => within(await screen.findByRole('region', { name }));

const linksOf = (of: Awaited<ReturnType<typeof part>>) =>
  of.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

const recorded = (given: Partial<RecordedDocument>): RecordedDocument => ({
  kind: 'expense',
  uuid: 'e1',
  ref_no: 'INV-77',
  amount: '127200.00',
  party: buildReference('Konkrit Jaya'),
  date: '2026-06-20',
  created_at: '2026-06-21T02:00:00.000Z',
  ...given,
});

beforeAll(() => loadScreens(routes));

beforeEach(() => signedIn());

test('opens a project on its progress and figures, each of which says why it is what it is', async () => {
  const figures = { total_invoiced: '553850.00', total_received: '351400.00', retention_held: '29150.00', total_expenses: '364000.00' };
  const { home, user } = openProject({}, { ...figures, total_committed: '504000.00', work_done_percent: '55.00' });
  answers(`GET ${home}/figures/retention_held`, never);

  expect((await part('Progress')).getByRole('button', { name: 'Work Done 55.00%' })).toBeVisible();
  const claims = await part('Claims');
  expect(claims.getByRole('button', { name: 'Total Invoiced RM 553,850.00' })).toBeVisible();
  expect(claims.getByRole('button', { name: 'Total Received RM 351,400.00' })).toBeVisible();
  const cost = await part('Cost');
  expect(cost.getByRole('button', { name: 'Total Expenses RM 364,000.00' })).toBeVisible();
  expect(cost.getByRole('button', { name: 'Total Committed RM 504,000.00' })).toBeVisible();
  await user.click(claims.getByRole('button', { name: 'Retention Held RM 29,150.00' }));

  expect(await screen.findByRole('dialog', { name: 'Why this number: Retention Held' })).toBeVisible();
}); // prettier-ignore

test('says what is open on both sides and what of it is overdue, each with the way to its rows', async () => {
  const { home } = openProject({
    receivable: buildOpenDocuments({ count: 2, amount: '1999.49', overdue_count: 1, overdue_amount: '1499.99', overdue_days: 1 }),
    payable: buildOpenDocuments({ count: 3, amount: '579.07' }),
    last_certificate: { uuid: 'c3', cert_no: '3', date: '2026-06-30', amount: '499.50' },
  }); // prettier-ignore

  expect(linksOf(await part('Claims'))).toEqual([
    ['2 open invoicesRM 1,999.49', `${home}/invoices?status=pending`],
    ['1 overdueRM 1,499.99', `${home}/invoices?overdue=1`],
    ['Last certificate 3 30-Jun-2026RM 499.50', `${home}/invoices/c3`],
  ]);
  expect(linksOf(await part('Cost'))).toEqual([['3 open billsRM 579.07', `${home}/suppliers/expenses?status=pending`]]);
});

test('says in words that nothing is open, certified, recorded or to be done', async () => {
  openProject({}, { status: 'New' });

  const claims = await part('Claims');
  expect(claims.getByText('No open invoices')).toBeVisible();
  expect(claims.getByText('No certificate yet')).toBeVisible();
  expect((await part('Cost')).getByText('No open bills')).toBeVisible();
  expect((await part('Latest activity')).getByText('Nothing recorded yet.')).toBeVisible();
  expect((await part('Next steps')).getByText('Nothing to do right now.')).toBeVisible();
});

test('lists the documents that were recorded last, each with whose it is, its day, its amount and the way to it', async () => {
  const { home } = openProject({
    activity: [
      recorded({}),
      recorded({ kind: 'certificate', uuid: 'c3', ref_no: '3', party: buildReference('Jabatan Kerja Raya'), amount: '133931.00' }),
      recorded({ kind: 'purchase_order', uuid: 'o1', ref_no: 'PO-1', party: { uuid: 'k1', name: 'Konkrit Jaya' } }),
      recorded({ kind: 'variation_order', uuid: 'v2', ref_no: 'VO-02', amount: '-40.10' }),
      recorded({ kind: 'payment', uuid: 'p1' }),
    ],
  }); // prettier-ignore

  expect(linksOf(await part('Latest activity'))).toEqual([
    ['Bill INV-77 Konkrit Jaya 20-Jun-2026 RM 127,200.00', `${home}/suppliers/expenses/e1`],
    ['Certificate 3 Jabatan Kerja Raya 20-Jun-2026 RM 133,931.00', `${home}/invoices/c3`],
    ['PO-1 Konkrit Jaya 20-Jun-2026 RM 127,200.00', `${home}/purchase-orders/k1?order=o1`],
    ['VO-02 Konkrit Jaya 20-Jun-2026 (RM 40.10)', `${home}/variation-orders/v2`],
    ['Payment for INV-77 Konkrit Jaya 20-Jun-2026 RM 127,200.00', `${home}?tab=payments`],
  ]);
});

test('leaves out what somebody may not see', async () => {
  signedIn(holding('project.view'));
  const { store } = openProject({ receivable: null, payable: null, draft_purchase_orders: null });
  await userIsKnown(store);

  expect(linksOf(await part('Claims'))).toEqual([]);
  expect(screen.queryByText(/open invoices|certificate/)).not.toBeInTheDocument();
  const cost = await part('Cost');
  expect(linksOf(cost)).toEqual([]);
  expect(cost.getByText('Total Committed')).toBeVisible();
  expect(cost.queryByText(/open bills/)).not.toBeInTheDocument();
});

test('keeps the figures when the rest cannot be loaded, and loads it on Retry', async () => {
  const project = buildProject({ total_invoiced: '553850.00' });
  const home = `/projects/${project.uuid}` as const;
  let isAway = true;
  answers(`GET ${home}`, { data: project });
  answers(`GET ${home}/overview`, () =>
    isAway
      ? refusal(503, { message: 'The service is busy. Try again in a moment.' })
      : { data: buildProjectOverview() },
  );
  const { user } = renderPage(routes, { at: home });

  const next = await part('Next steps');
  expect(await next.findByText('The service is busy. Try again in a moment.')).toBeVisible();
  expect((await part('Claims')).getByText('RM 553,850.00')).toBeVisible();
  isAway = false;
  await user.click(next.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('Nothing recorded yet.')).toBeVisible();
});

test('shows the place of the overview while it loads', async () => {
  const project = buildProject();
  answers('GET /projects/:uuid', { data: project });
  answers('GET /projects/:uuid/overview', never);
  renderPage(routes, { at: `/projects/${project.uuid}` });

  expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Overview' })).not.toBeInTheDocument();
});
