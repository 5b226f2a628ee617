import { notifyError, notifyDeleted } from '@siteledger/shared-lib/api';
import { formatMoney, type PaymentRecord } from '@siteledger/shared-lib/domain';
import { Permission } from '@siteledger/shared-lib/permission';
import { Button, confirmDialog, DeleteOutlined, PrinterOutlined, Tooltip } from '@siteledger/shared-lib/ui';
import { usePaymentHistoryDeleteMutation, usePaymentHistoryRestoreMutation } from './payment-history-api';

/**
 * Prints the voucher of a batch, or deletes the batch, which opens what it paid again until that is undone.
 * payments.md#payment-records, states-and-deletions.md#undo
 */
export function RecordActions({ record }: { record: PaymentRecord }) {
  const [deleteRecord, { isLoading }] = usePaymentHistoryDeleteMutation();
  const [restoreRecord] = usePaymentHistoryRestoreMutation();
  const { uuid, version, record_no, total_paid } = record;

  const askAndDelete = async () => {
    const isSure = await confirmDialog({
      title: `Delete "${record_no}"?`,
      content: `Reverses all its payments; ${formatMoney(total_paid)} becomes payable again.`,
      okText: 'Delete',
      destructive: true,
    });
    if (!isSure) return;
    try {
      await deleteRecord({ uuid, version }).unwrap();
      notifyDeleted(record_no, () => restoreRecord(uuid).unwrap());
    } catch (error) {
      notifyError(error);
    }
  };

  return (
    <>
      <Tooltip title="Print voucher">
        <Button
          type="text"
          size="small"
          icon={<PrinterOutlined aria-hidden />}
          aria-label={`Print voucher ${record_no}`}
          href={`/document-printing/voucher?uuid=${uuid}`}
          target="_blank"
        />
      </Tooltip>
      <Permission any={['payment.manage']}>
        <Tooltip title="Delete">
          <Button
            type="text"
            size="small"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={`Delete ${record_no}`}
            loading={isLoading}
            onClick={() => void askAndDelete()}
          />
        </Tooltip>
      </Permission>
    </>
  );
}
