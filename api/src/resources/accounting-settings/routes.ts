import { accountingSettingsSchema } from '@siteledger/shared-lib/domain';
import { callsOf } from '../../http/routes/calls';
import { type App } from '../../http/request/fastify-types';
import { one } from '../../http/openapi/openapi-replies';
import { ifMatch } from '../../http/changes/version';
import { readAccountingSettings } from './read-accounting-settings';
import { updateAccountingSettings } from './update-accounting-settings';

const REPLY = one('AccountingSettings');

export function accountingSettingsRoutes(app: App) {
  const { get, put } = callsOf(app, 'export.accounting');

  /**
   * Headings, accounts by purpose and tax codes of the accounting export; null where nothing is set.
   * docs/domain/accounting-export.md#settings-and-refusals
   */
  get('/accounting_settings', { summary: 'Read the accounting settings', reply: REPLY }, ({ context }) =>
    readAccountingSettings(context.db),
  );

  /**
   * Replaces the settings as a whole: 409 when the version is stale; 422 by field.
   * accounting-export.md#settings-and-refusals
   */
  put(
    '/accounting_settings',
    {
      permission: 'finance_account_code.update',
      body: accountingSettingsSchema,
      summary: 'Change the accounting settings',
      reply: REPLY,
    },
    (call) => updateAccountingSettings(call.context, call.body, ifMatch(call)),
  );
}
