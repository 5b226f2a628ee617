import {
  type AccountingPurpose,
  type AccountingSettings,
  type AccountingSettingsInput,
} from '@siteledger/shared-lib/domain';
import { type StoredFields } from '../../db/stored-fields';
import { audit } from '../../http/changes/audit';
import { type Context } from '../../http/request/context';
import { inTransaction } from '../../http/changes/in-transaction';
import { refuseStale } from '../../http/changes/version';
import { lockHeadings, saveSettings } from './accounting-settings.queries';
import { readAccountingSettings } from './read-accounting-settings';

/**
 * Replaces the headings, accounts and tax codes of the accounting export as a whole.
 * accounting-export.md#settings-and-refusals
 */
export const updateAccountingSettings = (
  context: Context,
  { headings, accounts, tax_codes }: AccountingSettingsInput,
  expected: number | undefined,
): Promise<AccountingSettings> =>
  inTransaction(context, async (db) => {
    // This lock serialises all changes of the settings.
    const current = await lockHeadings(db);
    await refuseStale(db, current, expected);

    const before = await readAccountingSettings(db);
    await saveSettings(db, {
      headings,
      accounts: given(accounts).map(([purpose, account_no]) => ({ purpose: purpose as AccountingPurpose, account_no })),
      tax_codes: given(tax_codes).map(([tax_code, accounting_code]) => ({ tax_code, accounting_code })),
    } satisfies StoredFields<AccountingSettingsInput, { version: never }>);
    const after = await readAccountingSettings(db);
    await audit(db, context, {
      action: 'accounting-settings.update',
      uuid: current.uuid,
      before,
      after,
    });
    return after;
  });

const given = (texts: Readonly<Record<string, string | null | undefined>>) =>
  Object.entries(texts).filter((entry): entry is [string, string] => Boolean(entry[1]));
