import { answers, buildInvoice, buildReference, listOf, refusal, renderPage } from '@siteledger/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import { InvoicesReportPage } from './invoices-report-page';

const noProjects = () => answers('GET /projects', listOf([]));

test('has the columns of the specification, and the client', async () => {
  noProjects();
  answers('GET /invoices', listOf([buildInvoice()]));

  renderPage(<InvoicesReportPage />);
  await screen.findByText('Binaan Seri Maju Sdn Bhd');

  expect(screen.getAllByRole('columnheader').map((heading) => heading.textContent)).toEqual([
    'Project',
    'Client',
    'Invoice Date',
    'Due Date',
    'Overdue (days)',
    'Contractor',
    'Ref No',
    'Description',
    'Status',
    'Invoice Amount',
    'Total Tax',
    'Debit Note',
    'Total Payment',
    'Balance',
  ]);
});

test('totals all that are filtered, not the page', async () => {
  noProjects();
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

  const row = (await screen.findByText('P1')).closest('tr')!;
  expect(within(row).getByText('RM 237,500.00')).toBeVisible();
  expect(within(row).getByText('RM 14,250.00')).toBeVisible();
  expect(within(row).getByText('RM 1,750.00')).toBeVisible();
  expect(screen.getByText('RM 553,850.00')).toBeVisible();
  expect(screen.getByText('RM 233,931.00')).toBeVisible();
});

test('shows invoices of the chosen states, and a link shows the same to others', async () => {
  noProjects();
  const calls = answers('GET /invoices', ({ query }) =>
    listOf([buildInvoice({ ref_no: query.getAll('status').join('+') || 'ANY' })]),
  );
  const { router, user } = renderPage(<InvoicesReportPage />);
  await screen.findByText('ANY');

  await user.click(screen.getByRole('button', { name: 'Partial' }));
  await screen.findByText('partial');
  await user.click(screen.getByRole('button', { name: 'Written off' }));

  expect(await screen.findByText('partial+writeOff')).toBeVisible();
  expect(router.state.location.search).toBe('?status=partial&status=writeOff');
  expect(calls.at(-1)!.query.get('sort')).toBe('invoice_date');
});

test('offers to clear the filters when nothing fits them', async () => {
  noProjects();
  answers('GET /invoices', ({ query }) => listOf(query.has('overdue') ? [] : [buildInvoice({ ref_no: 'ANY' })]));
  const { user } = renderPage(<InvoicesReportPage />, { at: '/?overdue=1' });

  await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }));

  expect(await screen.findByText('ANY')).toBeVisible();
});

test('tells who may not see the report', async () => {
  noProjects();
  answers('GET /invoices', refusal(403, { message: 'Forbidden.' }));

  renderPage(<InvoicesReportPage />);

  expect(await screen.findByText('You do not have permission to see this.')).toBeVisible();
});
