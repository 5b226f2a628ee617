import {
  answers,
  buildBankAccount,
  buildExpense,
  buildRecorded,
  listOf,
  refusal,
  renderPage,
  signedIn,
} from '@siteledger/shared-lib/testing';
import { screen } from '@testing-library/react';
import { PendingExpensesPage } from '../pending-expenses-page';

test('pays a batch from an own account, and names it before and after', async () => {
  const account = buildBankAccount();
  const { uuid, name } = account;
  signedIn();
  for (const route of ['GET /projects', 'GET /contractors', 'GET /payment_records'] as const)
    answers(route, listOf([]));
  answers('GET /expenses', listOf([buildExpense({ ref_no: 'A-1' })]));
  answers('GET /bank_accounts', listOf([account]));
  const head = { record_no: 'PV-2026-0007', bank: 'Maybank', bank_account: { uuid, name }, cheque_no: '000123' };
  const data = { ...buildRecorded(), ...head, payment_date: '2026-07-01', payment_count: 1, total_paid: '10.00' };
  const calls = answers('POST /payment_records', refusal(201, { data, warnings: [] }));

  const { user } = renderPage(<PendingExpensesPage />);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await user.click(screen.getByRole('button', { name: 'Pay 1 expense' }));
  await user.click(await screen.findByLabelText(/Disbursement Bank/));
  await user.click(await screen.findByTitle(/^Operating account/));
  await user.type(screen.getByLabelText(/Cheque No/), '000123');
  await user.click(screen.getByRole('button', { name: 'Review' }));
  expect(await screen.findByText('Maybank · Operating account')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pay now' }));

  expect(await screen.findByText(/Maybank · Operating account · 000123/)).toBeVisible();
  expect(calls[0]!.body).toMatchObject({ bank: 'Maybank', bank_account_uuid: uuid });
});
