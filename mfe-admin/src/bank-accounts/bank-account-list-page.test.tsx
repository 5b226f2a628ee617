import type { BankAccount } from '@siteledger/shared-lib/domain';
import { answers, holding, listOf, loadScreens, renderPage, signedIn } from '@siteledger/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { routes } from '../../remote';

const uuid = 'account-1';
const path = `/bank_accounts/${uuid}` as const;

const current: BankAccount = {
  ...{ id: 1, uuid, version: 1, created_at: '2026-01-01T00:00:00Z' },
  ...{ name: 'Current', bank: 'Maybank', account_no: '512834067721', bic: 'MBBEMYKL' },
  ...{ opening_balance: '120000.00', opening_day: '2026-01-01', active: 'no' },
};

const box = (name: string) => screen.getByRole('textbox', { name });

const enter = async (user: UserEvent, control: HTMLElement, text: string) => {
  await user.clear(control);
  await user.click(control);
  await user.paste(text);
};

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn(holding('finance_account_code.*'));
  answers('GET /bank_accounts', listOf([current]));
});

test('lists our bank accounts with bank and number', async () => {
  renderPage(routes, { at: '/bankAccounts' });

  expect(await screen.findByRole('link', { name: 'Current' })).toHaveAttribute('href', `/bankAccounts/${uuid}`);
  expect(screen.getByText('512834067721')).toBeVisible();
  expect(screen.getByText('Maybank')).toBeVisible();
});

test('creates an active account and returns to the list', async () => {
  const calls = answers('POST /bank_accounts', { data: current });
  const { user, router } = renderPage(routes, { at: '/bankAccounts/create' });

  await screen.findByRole('dialog');
  await enter(user, box('Name'), 'Current');
  await enter(user, screen.getByRole('combobox', { name: 'Bank' }), 'Maybank');
  await enter(user, box('Account No'), '5128-3406 7721');
  await user.click(screen.getByRole('button', { name: 'Create bank account' }));

  expect(await screen.findByText('Successfully created bank account.')).toBeVisible();
  expect(calls[0]!.body).toMatchObject({ name: 'Current', bank: 'Maybank', account_no: '512834067721', active: 'yes' });
  expect(router.state.location.pathname).toBe('/bankAccounts');
});

test('deletes an account at once, and brings it back', async () => {
  answers(`DELETE ${path}`, { data: { uuid, name: 'Current' } });
  const restored = answers(`POST ${path}/restore`, { data: current });
  const { user } = renderPage(routes, { at: '/bankAccounts' });

  await user.click(await screen.findByRole('button', { name: 'Delete Current' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  await waitFor(() => expect(restored).toHaveLength(1));
});
