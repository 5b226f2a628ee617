import {
  answers,
  buildExpense,
  buildReference,
  listOf,
  renderPage,
  signedInWithLookups,
} from '@siteledger/shared-lib/testing';
import { act, screen, within } from '@testing-library/react';
import { ExpensesReportPage } from './expenses-report-page';

beforeEach(() => {
  signedInWithLookups();
});

test('shows every bill with what was paid of it, and totals all that are filtered', async () => {
  const bill = buildExpense({ ref_no: 'E2', total_payment: '30000.00', balance: '50000.00', status: 'partial' });
  const calls = answers('GET /expenses', listOf([bill], { total: 4, totals: { balance: '209000.00' } }));

  renderPage(<ExpensesReportPage />, { at: '/?status=partial' });

  const row = within((await screen.findByRole('link', { name: 'E2' })).closest('tr')!);
  expect(row.getByText('RM 30,000.00')).toBeVisible();
  expect(row.getByText('RM 50,000.00')).toBeVisible();
  expect(screen.getByText('RM 209,000.00')).toBeVisible();
  expect(calls[0]!.query.toString()).toBe('page=1&per_page=50&sort=invoice_date&order=desc&status=partial');
});

test('shows the bills of the contractor that a link names, and leads to each', async () => {
  const contractor = buildReference('Alam Damai');
  const bill = buildExpense({ ref_no: 'E2', contractor });
  const calls = answers('GET /expenses', listOf([bill]));

  renderPage(<ExpensesReportPage />, { at: `/?contractor=${contractor.uuid}&overdue=1` });

  expect(await screen.findByRole('link', { name: 'E2' })).toHaveAttribute(
    'href',
    `/projects/${bill.project.uuid}/suppliers/expenses/${bill.uuid}`,
  );
  expect(screen.getByRole('link', { name: 'Alam Damai' })).toHaveAttribute(
    'href',
    `/contractors/list/${contractor.uuid}`,
  );
  expect(Object.fromEntries(calls[0]!.query)).toMatchObject({ contractor: contractor.uuid, overdue: '1' });
});

test("shows the client whose projects' bills a link asks for, and offers none otherwise", async () => {
  answers('GET /expenses', ({ query }) => listOf([buildExpense({ ref_no: query.get('client') ?? 'ANY' })]));
  const { router } = renderPage(<ExpensesReportPage />, { at: '/?client=c-1' });
  await screen.findByRole('link', { name: 'c-1' });
  expect(screen.getByRole('combobox', { name: 'Client' })).toBeVisible();

  await act(() => router.navigate('/'));

  expect(await screen.findByRole('link', { name: 'ANY' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Client' })).not.toBeInTheDocument();
});
