import { accountingSettingsSchema } from '@siteledger/shared-lib/domain';
import { type App } from '../../http/fastify-types';
import { one } from '../../http/openapi-replies';
import { ifMatch } from '../../http/version';
import { readAccountingSettings } from './read-accounting-settings';
import { updateAccountingSettings } from './update-accounting-settings';

const REPLY = one('AccountingSettings');

export function accountingSettingsRoutes(app: App) {
  /**
   * Headings, accounts by purpose and tax codes of the accounting export; null where nothing is set.
   * docs/domain/accounting-export.md#settings-and-refusals
   */
  app.get(
    '/accounting_settings',
    {
      config: { permission: 'export.accounting' },
      schema: { summary: 'Read the accounting settings', reply: REPLY },
    },
    async ({ context }) => ({ data: await readAccountingSettings(context.db) }),
  );

  /** Sets them as a whole: 409 when they were changed meanwhile; 422 by field. accounting-export.md#settings-and-refusals */
  app.put(
    '/accounting_settings',
    {
      config: { permission: 'finance_account_code.update' },
      schema: { body: accountingSettingsSchema, summary: 'Change the accounting settings', reply: REPLY },
    },
    async (request) => ({
      data: await updateAccountingSettings(request.context, request.body, ifMatch(request)),
    }),
  );
}
