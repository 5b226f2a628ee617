import type { AccountingSettings } from '@siteledger/shared-lib/domain';
import { answers, holding, loadScreens, refusal, renderPage, signedIn } from '@siteledger/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../../../remote';
import { buildChart } from '../testing/account-code-builders';

const SETTINGS: AccountingSettings = {
  headings: 'abss',
  accounts: {
    sales: '4-1100',
    'retention-receivable': '1-1220',
    'debit-note': null,
    purchases: '5-1210',
    'credit-note': null,
  },
  tax_codes: { 'N-T': 'N-T', ST6: 'SV6', ST8: null },
  version: 4,
};

async function open() {
  const server = { settings: SETTINGS };
  answers('GET /accounting_settings', () => ({ data: server.settings }));
  answers('GET /finance_account_codes', () => ({ data: buildChart('4-1100 Contract income\n4-1400 Debit notes') }));
  const { user } = renderPage(routes, { at: '/accountCodes/export' });
  await screen.findByRole('heading', { name: 'Accounting export' });
  return { server, user };
}

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn(holding('export.accounting', 'finance_account_code.*'));
});

test('chooses SQL Account, whose tax codes may be longer, and saves the whole settings', async () => {
  const { user } = await open();
  const calls = answers('PUT /accounting_settings', () => ({ data: { ...SETTINGS, version: 5 } }));
  const save = await screen.findByRole('button', { name: 'Save settings' });
  expect(await screen.findByText('Contract income')).toBeVisible();

  const eight = screen.getByLabelText('Tax Code ST8');
  await user.type(eight, 'SV-8');
  await user.tab();
  expect(await screen.findByText('Tax Code ST8 must be less than or equals to 3.')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Accounting Software' }));
  await user.click(await screen.findByTitle('SQL Account'));
  await user.type(screen.getByLabelText('Debit Note Account'), '4-1400');
  await user.click(save);

  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]!.body).toEqual({
    headings: 'sql-account',
    accounts: { ...SETTINGS.accounts, 'debit-note': '4-1400' },
    tax_codes: { ...SETTINGS.tax_codes, ST8: 'SV-8' },
  });
  expect(await screen.findByText('Settings saved.')).toBeVisible();
});

test('keeps what was typed when somebody else was quicker', async () => {
  const { user } = await open();
  answers('PUT /accounting_settings', () => refusal(409, { data: { err_msg: 'Changed by Admin at 10:00.' } }));
  const save = await screen.findByRole('button', { name: 'Save settings' });

  await user.type(screen.getByLabelText('Credit Note Account'), '5-1220');
  await user.click(save);

  expect((await screen.findAllByText(/Changed by Admin/))[0]).toBeVisible();
  expect(screen.getByLabelText('Credit Note Account')).toHaveValue('5-1220');
});

test('shows the settings to those who may export but not change them', async () => {
  signedIn(holding('export.accounting', 'finance_account_code.view'));
  await open();

  expect(screen.getByLabelText('Sales Account')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Save settings' })).not.toBeInTheDocument();
});
