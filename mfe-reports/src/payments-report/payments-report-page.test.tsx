import { answers, buildPayment, listOf, renderPage } from '@siteledger/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import { PaymentsReportPage } from './payments-report-page';

beforeEach(() => {
  answers('GET /projects', listOf([]));
});

test('shows what came in and what went out, and totals all that are filtered', async () => {
  const receipt = buildPayment({ cert_no_or_ref_no: 'CERT-2', credit: '50000.00', debit: null });
  const calls = answers(
    'GET /payments',
    listOf([receipt], { total: 9, totals: { credit: '351400.00', debit: '155000.00' } }),
  );

  renderPage(<PaymentsReportPage />);

  const row = within((await screen.findByText('CERT-2')).closest('tr')!);
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
  await screen.findByText('ANY');

  await user.click(screen.getByRole('button', { name: 'Received' }));
  expect(await screen.findByText('IN')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Paid' }));

  expect(await screen.findByText('OUT')).toBeVisible();
  expect(router.state.location.search).toBe('?cashflow=OUT');
});
