import {
  choice,
  onUse,
  PURCHASE_ORDER_STATUSES,
  purchaseOrderLineSchema,
  purchaseOrderSchema,
  TAX_CODES,
} from '@siteledger/shared-lib/domain';
import { importFields, lineFields } from '../import-field';
import { date, money, reference, words } from '../words';

const STATUS_NAMES = {
  draft: ['Draft', 'Draf'],
  issued: ['Issued', 'Open', 'Dikeluarkan'],
  closed: ['Closed', 'Completed', 'Ditutup'],
  cancelled: ['Cancelled', 'Canceled', 'Batal'],
};

/** Schema of an order in a file, which may have any status. docs/domain/imports.md#states-of-documents */
export const orderOfFileSchema = onUse(() =>
  purchaseOrderSchema.shape({ status: choice('Status', PURCHASE_ORDER_STATUSES) }),
);

/** Columns of purchase orders and their lines. */
export const purchaseOrderFields = () => [
  ...importFields(orderOfFileSchema, {
    po_no: words('PO-1001', 'PO', 'Order No', 'PO Number', 'Doc No', 'No PO', 'No Pesanan'),
    project_uuid: reference('P-0001', 'Project Code', 'Project Name', 'Projek', 'Job'),
    contractor_uuid: reference('Bina Jaya Enterprise', 'Supplier', 'Vendor', 'Creditor', 'Pembekal', 'Kontraktor'),
    issued_date: date('2026-06-30', 'Date', 'PO Date', 'Order Date', 'Doc Date', 'Tarikh', 'Tarikh Pesanan'),
    required_date: date('', 'Delivery Date', 'Required By', 'Tarikh Diperlukan', 'Tarikh Hantar'),
    // The label of the form is that of each line's description.
    description: { ...words('', 'Description', 'Order Title', 'Keterangan Pesanan'), label: 'Order Description' },
    budget: money('', 'Cost Budget', 'Bajet'),
    total_tax: money('', 'Tax Amount', 'SST Amount', 'Jumlah Cukai'),
    total_value: money('', 'PO Amount', 'Order Amount', 'Grand Total', 'Jumlah Pesanan'),
    status: {
      ...words('Issued', 'PO Status', 'Order Status'),
      kind: 'choice',
      choices: PURCHASE_ORDER_STATUSES.map((value) => ({ value, names: STATUS_NAMES[value] })),
    },
    remarks: words('', 'Remark', 'Notes', 'Catatan'),
    terms: words('', 'Terms and Conditions', 'Terma'),
  }),
  ...lineFields(
    importFields(purchaseOrderLineSchema, {
      description: words(
        'Ready-mixed concrete G30',
        'Line Description',
        'Item',
        'Particulars',
        'Butiran',
        'Keterangan',
      ),
      unit: words('m3', 'UOM', 'Unit of Measure', 'Seunit'),
      qty: money('120', 'Qty', 'Kuantiti'),
      unit_price: money('285.50', 'Price', 'Rate', 'Unit Rate', 'Harga Seunit', 'Kadar'),
      account_code_uuid: reference('', 'Account', 'Account No', 'Kod Akaun'),
      tax_code: {
        ...words('', 'Tax', 'SST Code', 'Kod Cukai'),
        kind: 'choice',
        choices: TAX_CODES.map((value) => ({ value, names: [value] })),
      },
    }),
  ),
];
