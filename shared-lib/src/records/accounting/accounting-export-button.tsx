import { Permission } from '@siteledger/shared-lib/permission';
import { Button, DownloadOutlined } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import type { AccountingExport } from './accounting-export';
import { AccountingExportModal } from './accounting-export-modal';

/**
 * Button and dialog to download invoices or expenses for the accounting software; needs the permission
 * export.accounting. docs/domain/accounting-export.md#the-call
 */
export function AccountingExportButton(props: AccountingExport) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Permission any={['export.accounting']}>
      <Button icon={<DownloadOutlined aria-hidden />} onClick={() => setOpen(true)}>
        Accounting export
      </Button>
      <AccountingExportModal {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </Permission>
  );
}
