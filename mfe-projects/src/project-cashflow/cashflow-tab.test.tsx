import type { CashflowItem, CashflowProjection } from '@siteledger/shared-lib/domain';
import {
  answers,
  buildProject,
  holding,
  loadScreens,
  refusal,
  renderPage,
  signedIn,
} from '@siteledger/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../remote';

const project = buildProject({ name: 'Tower' });

const CERT_2 = '00000000-0000-4000-8000-00000000c002';
const BILL_2 = '00000000-0000-4000-8000-00000000e002';

const item = (given: Partial<CashflowItem>): CashflowItem => ({
  date: '2026-07-01',
  direction: 'IN',
  type: 'invoice',
  uuid: CERT_2,
  ref_no: '2',
  party: 'Binaan Seri Maju Sdn Bhd',
  due_date: '2026-06-30',
  overdue: 1,
  amount: '100000.00',
  running_balance: '296400.00',
  ...given,
});

const bill = (given: Partial<CashflowItem>) =>
  item({ direction: 'OUT', type: 'expense', uuid: BILL_2, party: 'Supplier B', overdue: 0, ...given });

// The worked example over 60 days; some weeks in between without a movement are omitted. figures.md#the-worked-example
const p1: CashflowProjection = {
  as_of: '2026-07-01',
  days: 60,
  opening_balance: '196400.00',
  total_in: '233931.00',
  total_out: '209000.00',
  nett: '24931.00',
  closing_balance: '221331.00',
  buckets: [
    { from: '2026-07-01', to: '2026-07-07', in: '100000.00', out: '0.00', nett: '100000.00', running: '296400.00' },
    { from: '2026-07-15', to: '2026-07-21', in: '0.00', out: '50000.00', nett: '-50000.00', running: '246400.00' },
    { from: '2026-07-22', to: '2026-07-28', in: '0.00', out: '0.00', nett: '0.00', running: '246400.00' },
    { from: '2026-07-29', to: '2026-08-04', in: '133931.00', out: '0.00', nett: '133931.00', running: '380331.00' },
    { from: '2026-08-19', to: '2026-08-25', in: '0.00', out: '159000.00', nett: '-159000.00', running: '221331.00' },
  ],
  items: [
    item({}),
    bill({
      date: '2026-07-15',
      due_date: '2026-07-15',
      ref_no: 'E2',
      amount: '50000.00',
      running_balance: '246400.00',
    }),
    item({
      uuid: 'cert-3',
      date: '2026-07-30',
      ref_no: '3',
      overdue: 0,
      amount: '133931.00',
      running_balance: '380331.00',
    }),
    bill({ uuid: 'bill-3', date: '2026-08-20', ref_no: 'E3', amount: '159000.00', running_balance: '221331.00' }),
  ],
};

const PROJECTION = 'GET /projects/:uuid/cashflow-projection';

const open = (search = '') => renderPage(routes, { at: `/projects/${project.uuid}/cashflow${search}` });

const figures = async () => {
  const strip = within(await screen.findByRole('group', { name: 'Projected cash' }));
  return strip.getAllByText(/RM/).map(({ textContent }) => textContent);
};

const payments = () =>
  within(screen.getByRole('region', { name: 'Expected payments' }))
    .getAllByRole('row')
    .slice(1);

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  answers('GET /projects/:uuid', { data: project });
});

test('shows the worked example over 60 days as the server reckons it', async () => {
  const calls = answers(PROJECTION, { data: p1 });
  open('?days=60');

  expect(await figures()).toEqual(['RM 196,400.00', 'RM 233,931.00', 'RM 209,000.00', 'RM 24,931.00', 'RM 221,331.00']);
  expect(calls.map(({ query }) => query.get('days'))).toEqual(['60']);
  expect(screen.getByText(/fall due within 60 days from 01-Jul-2026/)).toBeVisible();
  expect(screen.getByRole('img', { name: 'Projected cash by week' })).toBeVisible();
  expect(payments()).toHaveLength(4);
});

test('looks 90 days ahead unless the address or the user says otherwise', async () => {
  const calls = answers(PROJECTION, ({ query }) => ({ data: { ...p1, days: Number(query.get('days')) } }));
  const { user, router } = open('?days=45');
  await figures();
  expect(calls[0]!.query.get('days')).toBe('90');

  await user.click(screen.getByRole('radio', { name: '30 days' }));

  expect(await screen.findByText(/within 30 days/)).toBeVisible();
  expect(router.state.location.search).toBe('?days=30');
});

test('leads from each document to its place', async () => {
  answers(PROJECTION, { data: p1 });
  open();
  await figures();

  expect(screen.getByRole('link', { name: '2' })).toHaveAttribute(
    'href',
    `/projects/${project.uuid}/invoices/${CERT_2}`,
  );
  expect(screen.getByRole('link', { name: 'E2' })).toHaveAttribute(
    'href',
    `/projects/${project.uuid}/suppliers/expenses/${BILL_2}`,
  );
});

test('shows the documents of the week that is chosen in the table, and of all weeks again', async () => {
  answers(PROJECTION, { data: p1 });
  const { user, router } = open('?days=60');
  await figures();

  await user.click(screen.getByRole('button', { name: 'Show as table: Projected cash by week' }));
  await user.click(screen.getByRole('button', { name: '15-Jul' }));

  await waitFor(() => expect(payments()).toHaveLength(1));
  expect(payments()[0]).toHaveTextContent('E2');
  expect(screen.getByRole('heading', { name: '15-Jul-2026 – 21-Jul-2026' })).toBeVisible();
  expect(router.state.location.search).toBe('?days=60&week=2026-07-15');
  await user.click(screen.getByRole('button', { name: 'Show all weeks' }));

  await waitFor(() => expect(payments()).toHaveLength(4));
});

test('says of a week without a document that nothing falls due', async () => {
  answers(PROJECTION, { data: p1 });
  open('?week=2026-07-22');

  expect(await screen.findByText('Nothing due this week.')).toBeVisible();
});

test('shows the balance of a project without an open document', async () => {
  answers(PROJECTION, { data: { ...p1, items: [] } });
  open();

  expect(await screen.findByText('Nothing due in this period.')).toBeVisible();
  expect(screen.getByText('No Data.')).toBeVisible();
});

test('can be asked for again when it failed', async () => {
  answers(PROJECTION, () => refusal(404, { message: 'Not now.' }));
  const { user } = open();
  await screen.findByText('Not now.');
  answers(PROJECTION, { data: p1 });

  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await figures()).toContain('RM 221,331.00');
});

test('names a document without a way to it for who may not open it', async () => {
  signedIn(holding('project.view', 'project.invoice'));
  answers(PROJECTION, { data: p1 });
  open();
  await figures();

  expect(screen.getByRole('link', { name: '2' })).toBeVisible();
  expect(screen.getByText('E2')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'E2' })).not.toBeInTheDocument();
});
