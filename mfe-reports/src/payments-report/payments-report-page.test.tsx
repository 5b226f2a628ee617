import {
  answers,
  buildPayment,
  buildReference,
  listOf,
  renderPage,
  signedInWithLookups,
} from '@siteledger/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { PaymentsReportPage } from './payments-report-page';

beforeEach(() => {
  signedInWithLookups();
});

test('shows what came in and what went out, and totals all that are filtered', async () => {
  const receipt = buildPayment({ cert_no_or_ref_no: 'CERT-2', credit: '50000.00', debit: null });
  const calls = answers(
    'GET /payments',
    listOf([receipt], { total: 9, totals: { credit: '351400.00', debit: '155000.00' } }),
  );

  renderPage(<PaymentsReportPage />);

  const row = within((await screen.findByRole('link', { name: 'CERT-2' })).closest('tr')!);
  expect(row.getByText('RM 50,000.00')).toBeVisible();
  expect(screen.getByText('RM 351,400.00')).toBeVisible();
  expect(screen.getByText('RM 155,000.00')).toBeVisible();
  expect(calls[0]!.query.toString()).toBe('page=1&per_page=50&sort=payment_date&order=desc');
});

test('shows either what was received or what was paid', async () => {
  answers('GET /payments', ({ query }) =>
    listOf([buildPayment({ cert_no_or_ref_no: query.get('cashflow') ?? 'ANY' })]),
  );
  const { router, user } = renderPage(<PaymentsReportPage />);
  await screen.findByRole('link', { name: 'ANY' });

  await user.click(screen.getByRole('button', { name: 'Received' }));
  expect(await screen.findByRole('link', { name: 'IN' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Paid' }));

  expect(await screen.findByRole('link', { name: 'OUT' })).toBeVisible();
  expect(router.state.location.search).toBe('?cashflow=OUT');
});

test('leads to what was paid and to whom', async () => {
  const contractor = buildReference('Alam Damai');
  const given = { contractor, expense_uuid: 'e-1', cert_no_or_ref_no: 'E1', debit: '125000.00', credit: null };
  const payment = buildPayment({ ...given, client_or_contractor_name: contractor.name });
  const receipt = buildPayment({ invoice_uuid: 'i-1', cert_no_or_ref_no: 'CERT-1' });
  answers('GET /payments', listOf([payment, receipt]));

  renderPage(<PaymentsReportPage />);

  const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  await screen.findByRole('link', { name: 'E1' });
  expect(linkOf('E1')).toBe(`/projects/${payment.project.uuid}/suppliers/expenses/e-1`);
  expect(linkOf('Alam Damai')).toBe(`/contractors/list/${contractor.uuid}`);
  expect(linkOf('CERT-1')).toBe(`/projects/${receipt.project.uuid}/invoices/i-1`);
  expect(linkOf(receipt.client_or_contractor_name)).toBe(`/clients/list/${receipt.client!.uuid}`);
});

test('opens a client to its receipts alone, and a contractor to what it was paid', async () => {
  const group = { documents: 1, payment_amt: '10.00', credit: '10.00', debit: '0.00' };
  const client = { ...group, ...buildReference('Seri Maju'), kind: 'client' };
  const contractor = { ...group, ...buildReference('Alam Damai'), kind: 'contractor' };
  answers('GET /payments/groups', listOf([client, contractor]));
  const calls = answers('GET /payments', listOf([buildPayment()]));
  const { user } = renderPage(<PaymentsReportPage />, { at: '/?group_by=party&from=2026-01-01' });
  await screen.findByText('Alam Damai');

  for (const name of ['Seri Maju', 'Alam Damai']) {
    const row = within(screen.getByText(name).closest('tr')!);
    await user.click(row.getByRole('button', { name: 'Expand row' }));
    await screen.findByRole('region', { name: `Payments of ${name}` });
    await waitFor(() => expect(calls.at(-1)?.query.get('from')).toBe('2026-01-01'));
  }

  await waitFor(() => expect(calls).toHaveLength(2));
  expect(Object.fromEntries(calls[0]!.query)).toMatchObject({ client: client.uuid, cashflow: 'IN' });
  expect(Object.fromEntries(calls[1]!.query)).toMatchObject({ contractor: contractor.uuid });
  expect(calls[1]!.query.has('cashflow')).toBe(false);
});

test('shows the payments of a bank up to a day', async () => {
  const calls = answers('GET /payments', listOf([buildPayment({ cert_no_or_ref_no: 'CERT-1' })]));

  renderPage(<PaymentsReportPage />, { at: '/?bank=Maybank&client=c-1&as_of=2026-06-30' });
  await screen.findByRole('link', { name: 'CERT-1' });

  expect(Object.fromEntries(calls[0]!.query)).toMatchObject({ bank: 'Maybank', client: 'c-1', as_of: '2026-06-30' });
});
