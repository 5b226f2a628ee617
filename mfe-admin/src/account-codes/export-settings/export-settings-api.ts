import { addEndpoints, isConflict } from '@siteledger/shared-lib/api';
import type { AccountingSettings, AccountingSettingsInput } from '@siteledger/shared-lib/domain';

const SETTINGS = { type: 'AccountCode', id: 'SETTINGS' } as const;

const exportSettingsApi = addEndpoints((build) => ({
  /**
   * The accounting software, its accounts by purpose and its names of our tax codes; null where nothing is set.
   * docs/domain/accounting-export.md#settings-and-refusals
   */
  exportSettings: build.one<AccountingSettings, void>({
    query: () => '/accounting_settings',
    providesTags: [SETTINGS],
  }),
  /** Replaces the settings as a whole; 422 names the fields, 409 the person who was quicker. */
  exportSettingsUpdate: build.change<
    AccountingSettings,
    { version: number | undefined; body: AccountingSettingsInput }
  >({
    query: ({ version, body }) => ({ url: '/accounting_settings', method: 'PUT', version, body }),
    invalidatesTags: (settings, error) => (settings || isConflict(error) ? [SETTINGS] : []),
  }),
}));

export const { useExportSettingsQuery, useExportSettingsUpdateMutation } = exportSettingsApi;
