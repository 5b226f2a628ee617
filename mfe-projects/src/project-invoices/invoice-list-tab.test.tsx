import type { Invoice, Project } from '@siteledger/shared-lib/domain';
import {
  answers,
  buildInvoice,
  buildProject,
  buildProjectOverview,
  holding,
  listOf,
  loadScreens,
  never,
  refusal,
  renderPage,
  signedIn,
} from '@siteledger/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../remote';

const TOTALS = { total_amount: '585331.00', balance: '233931.00' };

function openInvoices(rows: Invoice[], { search = '', ...given }: Partial<Project> & { search?: string } = {}) {
  const project = buildProject(given);
  answers('GET /projects/:uuid', { data: project });
  const calls = answers('GET /projects/:uuid/invoices', () => listOf(rows, { totals: TOTALS }));
  return { project, calls, ...renderPage(routes, { at: `/projects/${project.uuid}/invoices${search}` }) };
}

beforeAll(() => loadScreens(routes));

beforeEach(() => void signedIn());

test('lists certificates with what is certified, claimed, received and open, and what all of them come to', async () => {
  openInvoices([
    buildInvoice({
      ...{ invoice_no: 'INV-2026-0002', cert_no: '2', status: 'partial' },
      ...{ work_done_certified: '450000.00', nett_certified: '427500.00', retention: '22500.00' },
      ...{ invoice_amt: '237500.00', total_tax: '14250.00', total_invoiced: '251750.00', debit_note: '1750.00' },
      ...{ total_amount: '250000.00', total_received_in_period: '150000.00', balance: '99999.99', overdue: 1 },
    }),
  ]);

  const row = within((await screen.findByRole('link', { name: 'INV-2026-0002' })).closest('tr')!);
  const figures = ['RM 450,000.00', 'RM 427,500.00', 'RM 22,500.00', 'RM 237,500.00', 'RM 14,250.00', 'RM 251,750.00'];
  for (const figure of [...figures, 'RM 1,750.00', 'RM 250,000.00', 'RM 150,000.00', 'RM 99,999.99', 'Partial'])
    expect(row.getByText(figure)).toBeVisible();
  expect(screen.getByText('RM 233,931.00')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Invoices', selected: true })).toBeVisible();
});

test('shows overdue invoices only when the address, or a chip, says so', async () => {
  const { calls, user } = openInvoices([buildInvoice({ invoice_no: 'INV-2026-0002' })], { search: '?overdue=1' });

  const chip = await screen.findByRole('button', { name: 'Overdue', pressed: true });
  expect(calls.at(-1)!.query.get('overdue')).toBe('1');
  await user.click(chip);

  expect(await screen.findByRole('button', { name: 'Overdue', pressed: false })).toBeVisible();
  await waitFor(() => expect(calls.at(-1)!.query.has('overdue')).toBe(false));
});

test('opens an invoice, and its printed page in another tab', async () => {
  const invoice = buildInvoice({ invoice_no: 'INV-2026-0002' });
  const { project } = openInvoices([invoice]);

  expect(await screen.findByRole('link', { name: 'INV-2026-0002' })).toHaveAttribute(
    'href',
    `/projects/${project.uuid}/invoices/${invoice.uuid}`,
  );
  const print = screen.getByRole('link', { name: 'Print INV-2026-0002' });
  expect(print).toHaveAttribute('href', `/document-printing/invoice?uuid=${invoice.uuid}`);
  expect(print).toHaveAttribute('target', '_blank');
});

test('keeps status and period in the address and asks for them', async () => {
  const { calls, router, user } = openInvoices([buildInvoice({ invoice_no: 'INV-2026-0002' })], {
    search: '?from=2026-06-01&to=2026-06-30',
  });
  await screen.findByRole('link', { name: 'INV-2026-0002' });
  expect(screen.getByText('Period: 01-Jun-2026 – 30-Jun-2026')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Written off' }));

  expect(router.state.location.search).toBe('?from=2026-06-01&to=2026-06-30&status=writeOff');
  const { query } = calls.at(-1)!;
  expect([query.get('from'), query.get('to'), query.get('status')]).toEqual(['2026-06-01', '2026-06-30', 'writeOff']);
});

test('offers to move what is ticked', async () => {
  const { user } = openInvoices([buildInvoice({ invoice_no: 'INV-2026-0002' })]);

  await user.click(await screen.findByRole('checkbox', { name: 'Select INV-2026-0002' }));

  expect(screen.getByRole('button', { name: 'Move to another project…' })).toBeEnabled();
});

test('a project manager works with invoices, and exports none for the accounts', async () => {
  signedIn(holding('project.view', 'project.invoice'));
  openInvoices([buildInvoice({ invoice_no: 'INV-2026-0002' })]);

  await screen.findByRole('link', { name: 'INV-2026-0002' });
  expect(screen.getByRole('link', { name: 'New invoice' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accounting export' })).not.toBeInTheDocument();
});

test('offers the tab only to who may see invoices', async () => {
  signedIn(holding('project.view'));
  const project = buildProject();
  answers('GET /projects/:uuid', { data: project });
  answers('GET /projects/:uuid/overview', { data: buildProjectOverview() });
  renderPage(routes, { at: `/projects/${project.uuid}` });

  await screen.findByRole('tab', { name: 'Details' });
  expect(screen.queryByRole('tab', { name: 'Invoices' })).not.toBeInTheDocument();
});

test('offers the first invoice of a project that has none', async () => {
  answers('GET /projects/:uuid/invoices/prev_certified', never);
  answers('GET /tax_rates', never);
  const { project, router, user } = openInvoices([]);
  await screen.findByText('No Data.');

  await user.click(screen.getAllByRole('link', { name: 'New invoice' }).at(-1)!);

  expect(router.state.location.pathname).toBe(`/projects/${project.uuid}/invoices/create`);
});

test('says why the invoices could not be loaded and loads them on Retry', async () => {
  let isAway = true;
  const project = buildProject();
  answers('GET /projects/:uuid', { data: project });
  answers('GET /projects/:uuid/invoices', () =>
    isAway
      ? refusal(503, { message: 'The service is busy.' })
      : listOf([buildInvoice({ invoice_no: 'INV-2026-0002' })]),
  );
  const { user } = renderPage(routes, { at: `/projects/${project.uuid}/invoices` });
  expect(await screen.findByText('The service is busy.')).toBeVisible();

  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('link', { name: 'INV-2026-0002' })).toBeVisible();
});
