import {
  answers,
  buildInvoice,
  buildReference,
  holding,
  listOf,
  refusal,
  renderPage,
  signedInWithLookups,
} from '@siteledger/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import { InvoicesReportPage } from './invoices-report-page';

beforeEach(() => {
  signedInWithLookups();
});

test('has the columns of the report, and the client', async () => {
  answers('GET /invoices', listOf([buildInvoice()]));

  renderPage(<InvoicesReportPage />);
  await screen.findByText('Binaan Seri Maju Sdn Bhd');

  expect(headings()).toEqual([
    'Project',
    'Client',
    'Invoice Date',
    'Due Date',
    'Overdue (days)',
    'Ref No',
    'Invoice Amount',
    'Total Tax',
    'Debit Note',
    'Total Payment',
    'Status',
    'Description',
    'Balance',
  ]);
});

test('totals all that are filtered, not the page', async () => {
  const invoice = buildInvoice({
    project: buildReference('P1'),
    invoice_amt: '237500.00',
    total_tax: '14250.00',
    dc_note: '1750.00',
    total_payment: '150000.00',
    balance: '100000.00',
    overdue: 1,
  });
  answers('GET /invoices', listOf([invoice], { total: 3, totals: { invoice_amt: '553850.00', balance: '233931.00' } }));

  renderPage(<InvoicesReportPage />);

  const row = (await screen.findByRole('link', { name: 'P1' })).closest('tr')!;
  expect(within(row).getByText('RM 237,500.00')).toBeVisible();
  expect(within(row).getByText('RM 14,250.00')).toBeVisible();
  expect(within(row).getByText('RM 1,750.00')).toBeVisible();
  expect(screen.getByText('RM 553,850.00')).toBeVisible();
  expect(screen.getByText('RM 233,931.00')).toBeVisible();
});

test('shows invoices of the chosen states, and a link shows the same to others', async () => {
  const calls = answers('GET /invoices', ({ query }) =>
    listOf([buildInvoice({ ref_no: query.getAll('status').join('+') || 'ANY' })]),
  );
  const { router, user } = renderPage(<InvoicesReportPage />);
  await screen.findByRole('link', { name: 'ANY' });

  await user.click(screen.getByRole('button', { name: 'Partial' }));
  await screen.findByRole('link', { name: 'partial' });
  await user.click(screen.getByRole('button', { name: 'Written off' }));

  expect(await screen.findByRole('link', { name: 'partial+writeOff' })).toBeVisible();
  expect(router.state.location.search).toBe('?status=partial&status=writeOff');
  expect(calls.at(-1)!.query.get('sort')).toBe('invoice_date');
});

test('offers to clear the filters when nothing fits them', async () => {
  answers('GET /invoices', ({ query }) => listOf(query.has('overdue') ? [] : [buildInvoice({ ref_no: 'ANY' })]));
  const { user } = renderPage(<InvoicesReportPage />, { at: '/?overdue=1' });

  await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }));

  expect(await screen.findByRole('link', { name: 'ANY' })).toBeVisible();
});

test('tells who may not see the report', async () => {
  answers('GET /invoices', refusal(403, { message: 'Forbidden.' }));

  renderPage(<InvoicesReportPage />);

  expect(await screen.findByText('You do not have permission to see this.')).toBeVisible();
});

const headings = () => screen.getAllByRole('columnheader').map((heading) => heading.textContent);

const seri = buildReference('Seri Maju');

test('puts each balance in the column of its age, and what is retained beside them', async () => {
  const late = { aged_not_due: null, aged_1_30: '100000.00', aged_31_60: null, aged_61_90: null, aged_over_90: null };
  const calls = answers('GET /invoices', ({ query }) =>
    listOf([
      { ...buildInvoice({ ref_no: 'INV-2' }), ...(query.has('aged') && { ...late, retention_held: '12500.00' }) },
    ]),
  );
  const { user, router } = renderPage(<InvoicesReportPage />);
  await screen.findByRole('link', { name: 'INV-2' });

  await user.click(screen.getByRole('button', { name: 'Ageing columns' }));

  const row = within((await screen.findByText('RM 12,500.00')).closest('tr')!);
  expect(row.getAllByText('RM 100,000.00')).not.toHaveLength(0);
  expect(headings().slice(-7)).toEqual([
    ...['Not yet due', '1–30 days', '31–60 days', '61–90 days', 'Over 90 days', 'Retention Held', 'Balance'],
  ]);
  expect(router.state.location.search).toBe('?aged=1');
  expect(calls.at(-1)!.query.get('aged')).toBe('1');
});

test('says that figures are those of another day, and leads back to today', async () => {
  const calls = answers('GET /invoices', ({ query }) =>
    listOf([buildInvoice({ ref_no: query.get('as_of') ?? 'TODAY' })]),
  );
  const { user, router } = renderPage(<InvoicesReportPage />, { at: '/?as_of=2026-06-30' });
  expect(await screen.findByRole('link', { name: '2026-06-30' })).toBeVisible();
  expect(screen.getByText('Figures as of 30-Jun-2026')).toBeVisible();
  expect(screen.getByText(/Contract sum, budget and terms as they are now/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'As of today' }));

  expect(await screen.findByRole('link', { name: 'TODAY' })).toBeVisible();
  expect(screen.queryByText(/^Figures as of/)).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('');
  expect(calls.at(-1)!.query.has('as_of')).toBe(false);
});

test('leads from an invoice to itself, its project and its client', async () => {
  const project = buildReference('Tower');
  const invoice = buildInvoice({ ref_no: 'INV-7', project, client: seri });
  answers('GET /invoices', listOf([invoice]));

  renderPage(<InvoicesReportPage />);

  expect(await screen.findByRole('link', { name: 'INV-7' })).toHaveAttribute(
    'href',
    `/projects/${project.uuid}/invoices/${invoice.uuid}`,
  );
  expect(screen.getByRole('link', { name: 'Tower' })).toHaveAttribute('href', `/projects/${project.uuid}`);
  expect(screen.getByRole('link', { name: 'Seri Maju' })).toHaveAttribute('href', `/clients/list/${seri.uuid}`);
});

test('leads nowhere that is not for its reader', async () => {
  signedInWithLookups(holding('client.view'));
  answers('GET /invoices', listOf([buildInvoice({ ref_no: 'INV-7', client: seri })]));

  renderPage(<InvoicesReportPage />);

  expect(await screen.findByRole('link', { name: 'Seri Maju' })).toBeVisible();
  expect(screen.getByText('INV-7')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'INV-7' })).not.toBeInTheDocument();
});

test('asks for the invoices that a link of an ageing bucket names', async () => {
  const calls = answers('GET /invoices', listOf([buildInvoice({ ref_no: 'INV-7' })]));

  renderPage(<InvoicesReportPage />, { at: '/?ageing=1-30&ageing=over_90&due_from=2026-01-01&invoice_to=2026-05-31' });
  await screen.findByText('INV-7');

  expect(calls[0]!.query.getAll('ageing')).toEqual(['1-30', 'over_90']);
  expect(Object.fromEntries(calls[0]!.query)).toMatchObject({ due_from: '2026-01-01', invoice_to: '2026-05-31' });
  expect(screen.getByText('Due: from 01-Jan-2026')).toBeVisible();
});

test('loads again after it failed', async () => {
  let isUp = false;
  answers('GET /invoices', () =>
    isUp ? listOf([buildInvoice({ ref_no: 'INV-7' })]) : refusal(503, { message: 'The service is busy.' }),
  );
  const { user } = renderPage(<InvoicesReportPage />);
  expect(await screen.findByText('The service is busy.')).toBeVisible();

  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('link', { name: 'INV-7' })).toBeVisible();
});

test('folds the filters away on a telephone, and says how many are chosen', async () => {
  const matchMedia = window.matchMedia.bind(window);
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...matchMedia(query), matches: query.includes('767') }));
  answers('GET /invoices', listOf([buildInvoice({ ref_no: 'INV-7' })]));
  const { user } = renderPage(<InvoicesReportPage />, { at: '/?overdue=1&status=partial' });
  await screen.findByRole('link', { name: 'INV-7' });
  expect(screen.queryByRole('button', { name: 'Overdue' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Filters (2)' }));

  expect(screen.getByRole('button', { name: 'Overdue' })).toHaveAttribute('aria-pressed', 'true');
});
