import { answers, buildExpense, holding, listOf, refusal, renderPage, signedIn } from '@siteledger/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { WrittenOffExpensesPage } from './written-off-expenses-page';

const lost = buildExpense({
  ref_no: 'E4',
  contractor_name: 'Supplier C',
  version: 2,
  balance: '0.00',
  status: 'writeOff',
  write_off_amt: '5000.00',
  write_off_date: '2026-06-30',
  write_off_reason: 'Bankrupt',
});

beforeEach(() => {
  signedIn();
  answers('GET /projects', listOf([]));
});

test('lists what was written off, when and why, with the sum', async () => {
  const calls = answers('GET /expenses', listOf([lost], { totals: { write_off_amt: '7000.00' } }));

  renderPage(<WrittenOffExpensesPage />);

  const row = within(await screen.findByRole('row', { name: /E4/ }));
  expect(row.getByText('RM 5,000.00')).toBeVisible();
  expect(row.getByText('30-Jun-2026')).toBeVisible();
  expect(row.getByText('Bankrupt')).toBeVisible();
  expect(screen.getByText('RM 7,000.00')).toBeVisible();
  expect(calls[0]!.query.get('status')).toBe('writeOff');
  expect(calls[0]!.query.get('sort')).toBe('write_off_date');
});

test('takes a write-off back after a question that names it', async () => {
  let rows = [lost];
  answers('GET /expenses', () => listOf(rows));
  const calls = answers('DELETE /write-off/expenses/:uuid', () => {
    rows = [];
    return { data: { ...lost, status: 'pending' } };
  });
  const { user } = renderPage(<WrittenOffExpensesPage />);
  await user.click(await screen.findByRole('button', { name: 'Reverse the write-off of E4' }));

  expect(await screen.findByText('Reverse the write-off of "E4"?')).toBeVisible();
  expect(screen.getByText('RM 5,000.00 will be payable to Supplier C again.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reverse write-off' }));

  expect(await screen.findByText('Write-off of E4 reversed.')).toBeVisible();
  expect(calls[0]!.headers.get('If-Match')).toBe('"2"');
  expect(await screen.findByText('No Data.')).toBeVisible();
});

test('shows why a write-off could not be taken back', async () => {
  answers('GET /expenses', listOf([lost]));
  answers('DELETE /write-off/expenses/:uuid', refusal(409, { data: { err_msg: 'Changed by Ravi at 10:00' } }));
  const { user } = renderPage(<WrittenOffExpensesPage />);

  await user.click(await screen.findByRole('button', { name: 'Reverse the write-off of E4' }));
  await user.click(await screen.findByRole('button', { name: 'Reverse write-off' }));

  expect(await screen.findByText('Changed by Ravi at 10:00')).toBeVisible();
});

test('offers no way back to who may not write off', async () => {
  signedIn(holding('project.expense'));
  answers('GET /expenses', listOf([lost]));

  renderPage(<WrittenOffExpensesPage />);

  await waitFor(() => expect(screen.getByText('E4')).toBeVisible());
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
});
