import { type Answer } from '@siteledger/shared-lib/domain';
import { type Generated } from 'kysely';
import { type Day, type Decimal, type DefaultedInstant, type Recorded } from './values';

export type AccountsTables = {
  account_codes: Recorded & {
    parent_id: number | null;
    name: string;
    code: string;
  };
  bank_accounts: Recorded & {
    name: string;
    bank: string;
    account_no: string;
    bic: string | null;
    opening_balance: Decimal | null;
    opening_day: Day | null;
    active: Answer;
  };
  accounting_accounts: {
    purpose: 'sales' | 'retention-receivable' | 'debit-note' | 'purchases' | 'credit-note';
    account_no: string;
  };
  accounting_settings: {
    id: Generated<boolean>;
    uuid: Generated<string>;
    headings: Generated<'abss' | 'accountright' | 'sql-account'>;
    version: Generated<number>;
    updated_at: DefaultedInstant;
  };
  accounting_tax_codes: {
    tax_code: string;
    accounting_code: string;
  };
  tax_rates: {
    code: string;
    valid_from: Day;
    rate_percent: Decimal;
  };
};
