import {
  ACCOUNTING_PURPOSES,
  type AccountingSettings,
  DEFAULT_ACCOUNTING_HEADINGS,
  TAX_CODES,
} from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { storedAccounts, storedHeadings, storedTaxCodes } from './accounting-settings.queries';

/**
 * Headings, accounts and tax codes of the accounting export; null where nothing is set.
 * docs/domain/accounting-export.md#settings-and-refusals
 */
export async function readAccountingSettings(db: Db): Promise<AccountingSettings> {
  const row = await storedHeadings(db);
  const accounts = new Map((await storedAccounts(db)).map(({ purpose, account_no }) => [purpose, account_no]));
  const codes = new Map((await storedTaxCodes(db)).map((code) => [code.tax_code, code.accounting_code]));
  return {
    headings: row?.headings ?? DEFAULT_ACCOUNTING_HEADINGS,
    accounts: Object.fromEntries(
      ACCOUNTING_PURPOSES.map(({ key }) => [key, accounts.get(key) ?? null]),
    ) as AccountingSettings['accounts'],
    tax_codes: Object.fromEntries(
      TAX_CODES.map((code) => [code, codes.get(code) ?? null]),
    ) as AccountingSettings['tax_codes'],
    version: row?.version ?? 1,
  };
}
