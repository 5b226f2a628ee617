import { expenseSchema } from '@siteledger/shared-lib/domain';
import { importFields } from '../import-field';
import { date, money, reference, words } from '../words';

/** Columns of bills. */
export const expenseFields = () =>
  importFields(expenseSchema, {
    project_uuid: reference('P-0001', 'Project Code', 'Project Name', 'Projek', 'Job', 'Proj No'),
    contractor_uuid: reference(
      'Bina Jaya Enterprise',
      'Supplier',
      'Vendor',
      'Creditor',
      'Creditor Name',
      'Co./Last Name',
      'Creditor Code',
      'Code',
      'Pembekal',
      'Kontraktor',
    ),
    purchase_order_uuid: reference('', 'PO', 'PO No', 'Order No', 'No PO'),
    ref_no: words(
      'INV-1001',
      'Bill No',
      'Invoice No',
      'Supplier Invoice No',
      'Supplier Invoice #',
      'Purchase #',
      'DocNo',
      'Reference',
      'Doc No',
      'No Rujukan',
      'No Invois',
    ),
    invoice_date: date('2026-06-30', 'Date', 'Bill Date', 'Doc Date', 'DocDate', 'Tarikh', 'Tarikh Invois'),
    date_received: date('', 'Received', 'Received Date', 'Tarikh Terima'),
    due_date: date('', 'Due', 'DueDate', 'Tarikh Akhir'),
    invoice_amt: money('1250.00', 'Amount', 'Bill Amount', 'Amount Before Tax', 'Jumlah', 'Amaun'),
    tax_amt: money('', 'Tax', 'TaxAmt', 'SST Amount', 'Cukai'),
    dc_note: money('', 'Debit Note', 'Credit Note', 'DC Note'),
    retention_amt: money('', 'Retention', 'Tahanan'),
    account_code_uuid: reference('6100', 'Account', 'Account No', 'Kod Akaun'),
    description: words('', 'Particulars', 'Details', 'Keterangan'),
  });
