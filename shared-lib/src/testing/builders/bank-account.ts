import type { BankAccount } from '@siteledger/shared-lib/domain';
import { buildRecorded } from './sequence';

/** An active own bank account at Maybank. */
export const buildBankAccount = (given: Partial<BankAccount> = {}): BankAccount => ({
  ...buildRecorded(),
  name: 'Operating account',
  bank: 'Maybank',
  account_no: '512834067721',
  bic: null,
  opening_balance: null,
  opening_day: null,
  active: 'yes',
  ...given,
});
