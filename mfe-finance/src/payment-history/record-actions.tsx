import { askAndDelete } from '@siteledger/shared-lib/api';
import { formatMoney, type PaymentRecord } from '@siteledger/shared-lib/domain';
import { Permission } from '@siteledger/shared-lib/permission';
import { DeleteRowButton } from '@siteledger/shared-lib/records';
import { Button, PrinterOutlined, Tooltip } from '@siteledger/shared-lib/ui';
import { usePaymentHistoryDeleteMutation, usePaymentHistoryRestoreMutation } from './payment-history-api';

/**
 * Prints a batch's voucher, or deletes the batch, which reopens the paid expenses until it is undone.
 * payments.md#payment-records, states-and-deletions.md#undo
 */
export function RecordActions({ record }: { record: PaymentRecord }) {
  const [deleteRecord, { isLoading }] = usePaymentHistoryDeleteMutation();
  const [restoreRecord] = usePaymentHistoryRestoreMutation();
  const { uuid, version, record_no, total_paid } = record;

  const ask = () =>
    askAndDelete({
      name: record_no,
      content: `Reverses all its payments; ${formatMoney(total_paid)} becomes payable again.`,
      send: () => deleteRecord({ uuid, version }).unwrap(),
      restore: () => restoreRecord(uuid).unwrap(),
    });

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
        <DeleteRowButton name={record_no} isDeleting={isLoading} onClick={ask} />
      </Permission>
    </>
  );
}
