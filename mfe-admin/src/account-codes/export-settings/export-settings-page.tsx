import { CallState } from '@siteledger/shared-lib/api';
import { Permission } from '@siteledger/shared-lib/permission';
import { PageHeader } from '@siteledger/shared-lib/ui';
import { useExportSettingsQuery } from './export-settings-api';
import { ExportSettingsForm } from './export-settings-form';

/** The settings of the accounting export. docs/domain/accounting-export.md#settings-and-refusals */
export function ExportSettingsPage() {
  const { data: settings, error, refetch } = useExportSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!settings) return <CallState error={error} onRetry={refetch} />;
  return (
    <>
      <PageHeader
        title="Accounting export"
        subtitle="Which software your accountant uses, and what your accounts and tax codes are called there."
      />
      <Permission any={['finance_account_code.update']} otherwise="readonly">
        <ExportSettingsForm settings={settings} />
      </Permission>
    </>
  );
}
