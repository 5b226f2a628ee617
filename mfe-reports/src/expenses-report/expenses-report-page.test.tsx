import { answers, buildExpense, listOf, renderPage } from '@siteledger/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import { ExpensesReportPage } from './expenses-report-page';

test('shows every bill with what was paid of it, and totals all that are filtered', async () => {
  answers('GET /projects', listOf([]));
  const bill = buildExpense({ ref_no: 'E2', total_payment: '30000.00', balance: '50000.00', status: 'partial' });
  const calls = answers('GET /expenses', listOf([bill], { total: 4, totals: { balance: '209000.00' } }));

  renderPage(<ExpensesReportPage />, { at: '/?status=partial' });

  const row = within((await screen.findByText('E2')).closest('tr')!);
  expect(row.getByText('RM 30,000.00')).toBeVisible();
  expect(row.getByText('RM 50,000.00')).toBeVisible();
  expect(screen.getByText('RM 209,000.00')).toBeVisible();
  expect(calls[0]!.query.toString()).toBe('page=1&per_page=50&sort=invoice_date&order=desc&status=partial');
});
