import { at, both, isRefusedWhenStale, type StatedRecord } from './stated-record';

// docs/domain/accounting-export.md#account-codes
const ACCOUNT_CODE: StatedRecord = {
  what: 'an account code',
  create: 'POST /finance_account_codes',
  change: 'PUT /finance_account_codes/{id}',
  details: at('/finance_account_codes'),
  fields: ({ groupNumber, otherGroupNumber }) => ({
    name: both('Cement', 'Steel'),
    code: both('5-7000', '6-7000'),
    parent_id: both(groupNumber, otherGroupNumber),
  }),
};

// docs/domain/accounting-export.md#settings-and-refusals
const ACCOUNTING_SETTINGS: StatedRecord = {
  what: 'the accounting settings',
  change: 'PUT /accounting_settings',
  existing: () => '',
  details: async (api) => (await api.get('/accounting_settings')).body.data as unknown,
  fields: () => ({
    headings: { changed: 'accountright' },
    accounts: {
      changed: {
        sales: '4-1001',
        'retention-receivable': '1-1301',
        'debit-note': '4-9001',
        purchases: '5-1001',
        'credit-note': '5-9001',
      },
    },
    tax_codes: { changed: { 'N-T': 'NT', ST6: 'S6', ST8: 'S8' } },
  }),
  effects: { version: isRefusedWhenStale },
};

const total = (field: string) =>
  both('1.00', '2.50', {
    read: ({ totals }) => totals.find((one: { field: string }) => one.field === field).typed as unknown,
  });

// docs/domain/imports.md#moving-in
const MOVE_IN: StatedRecord = {
  what: 'the totals of the former books',
  change: 'PUT /move_in',
  existing: () => '',
  details: async (api) => (await api.get('/move_in')).body.data as unknown,
  fields: () => ({
    as_of: { changed: '2026-06-30' },
    debtors: total('debtors'),
    creditors: total('creditors'),
    retention_receivable: total('retention_receivable'),
    retention_payable: total('retention_payable'),
    bank: total('bank'),
  }),
  effects: { version: isRefusedWhenStale },
};

// docs/domain/payments.md#own-bank-accounts
const BANK_ACCOUNT: StatedRecord = {
  what: 'an own bank account',
  create: 'POST /bank_accounts',
  change: 'PUT /bank_accounts/{id}',
  details: at('/bank_accounts'),
  fields: () => ({
    name: both('Current', 'Deposit'),
    bank: both('Maybank', 'CIMB'),
    account_no: both('512834067721', '0086001122'),
    bic: both('MBBEMYKL', 'CIBBMYKLXXX'),
    opening_balance: both('120000.00', '-10.50'),
    opening_day: both('2026-01-01', '2026-02-01'),
    active: both('yes', 'no'),
  }),
};

export const STATED_ACCOUNTS: readonly StatedRecord[] = [ACCOUNT_CODE, BANK_ACCOUNT, ACCOUNTING_SETTINGS, MOVE_IN];
