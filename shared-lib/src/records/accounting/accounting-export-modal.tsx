import { LoadingState, Modal } from '@siteledger/shared-lib/ui';
import { lazy, Suspense } from 'react';
import type { AccountingExport } from './accounting-export';
import './accounting-export.css';

type Props = AccountingExport & { isOpen: boolean; onClose: () => void };

// Lazy: forms are not needed to read a list.
const AccountingExportForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "accounting-export" */ './accounting-export-form')).AccountingExportForm,
}));

/**
 * Dialog for days and format that downloads a file per project. Documents that block an export are listed with a link.
 * docs/domain/accounting-export.md#the-call
 */
export function AccountingExportModal({ isOpen, ...order }: Props) {
  return (
    <Modal open={isOpen} title={order.title} footer={null} width={560} onCancel={order.onClose} destroyOnHidden>
      <>
        <p className="accounting-export-about">{order.about}</p>
        <Suspense fallback={<LoadingState />}>
          <AccountingExportForm {...order} />
        </Suspense>
      </>
    </Modal>
  );
}
