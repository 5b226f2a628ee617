import { onUse, paymentSchema, writeOffSchema } from '@siteledger/shared-lib/domain';
import { importFields } from '../import-field';
import { date, reference, words } from '../words';

/** Schema of a write-off in a file: either an invoice's or an expense's. docs/domain/payments.md#write-offs */
export const writeOffOfFileSchema = onUse(() => {
  const { invoice_uuid, expense_uuid } = paymentSchema.fields;
  return writeOffSchema.shape({ invoice_uuid, expense_uuid });
});

/** Columns of write-offs. */
export const writeOffFields = () =>
  importFields(writeOffOfFileSchema, {
    invoice_uuid: reference('INV-2026-0001', 'Invoice No', 'Inv No', 'No Invois'),
    expense_uuid: reference('', 'Bill', 'Bill No', 'No Bil'),
    write_off_date: date('2026-06-30', 'Date', 'Written Off On', 'Tarikh', 'Tarikh Hapus Kira'),
    reason: words('Client wound up', 'Write-off Reason', 'Remark', 'Remarks', 'Sebab', 'Catatan'),
  });
