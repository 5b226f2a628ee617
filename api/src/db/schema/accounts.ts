import { type Generated, type GeneratedAlways } from 'kysely';
import { type Day, type Decimal, type DefaultedInstant, type Instant } from './values';

export type AccountCodesTable = {
  id: GeneratedAlways<number>;
  uuid: Generated<string>;
  parent_id: number | null;
  name: string;
  code: string;
  version: Generated<number>;
  created_at: DefaultedInstant;
  updated_at: DefaultedInstant;
  deleted_at: Instant | null;
};

export type AccountingAccountsTable = {
  purpose: 'sales' | 'retention-receivable' | 'debit-note' | 'purchases' | 'credit-note';
  account_no: string;
};

export type AccountingSettingsTable = {
  id: Generated<boolean>;
  uuid: Generated<string>;
  headings: Generated<'abss' | 'accountright'>;
  version: Generated<number>;
  updated_at: DefaultedInstant;
};

export type AccountingTaxCodesTable = {
  tax_code: string;
  accounting_code: string;
};

export type TaxRatesTable = {
  code: string;
  valid_from: Day;
  rate_percent: Decimal;
};

export type AccountsTables = {
  account_codes: AccountCodesTable;
  accounting_accounts: AccountingAccountsTable;
  accounting_settings: AccountingSettingsTable;
  accounting_tax_codes: AccountingTaxCodesTable;
  tax_rates: TaxRatesTable;
};
