import { paymentSchema } from '@siteledger/shared-lib/domain';
import { importFields } from '../import-field';
import { date, money, reference, words } from '../words';

/** Columns of receipts and payments. */
export const paymentFields = () =>
  importFields(paymentSchema, {
    invoice_uuid: reference('INV-2026-0001', 'Invoice No', 'Inv No', 'No Invois'),
    expense_uuid: reference('', 'Bill', 'Bill No', 'Ref No', 'No Bil'),
    payment_date: date('2026-06-30', 'Date', 'Paid On', 'Received On', 'Tarikh', 'Tarikh Bayaran'),
    payment_amt: money('1250.00', 'Amount', 'Paid', 'Received', 'Jumlah', 'Amaun'),
    bank: words('Bank Islam', 'Bank Name', 'Nama Bank'),
    bank_account_uuid: reference('', 'Own Account', 'Own Bank Account', 'Our Account', 'Akaun Sendiri'),
    cheque_no: words('', 'Cheque', 'Reference', 'Reference No', 'No Cek', 'No Rujukan'),
    remark: words('', 'Remarks', 'Notes', 'Catatan'),
  });
