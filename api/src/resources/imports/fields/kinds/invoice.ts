import { INVOICE_KINDS, invoiceSchema, TAX_CODES } from '@siteledger/shared-lib/domain';
import { importFields } from '../import-field';
import { date, money, reference, words } from '../words';

const KIND_NAMES = {
  progress: ['Progress', 'Progress Certificate', 'Progress Claim', 'Claim', 'Tuntutan Kemajuan'],
  retention_release: ['Retention Release', 'Release', 'Pelepasan Tahanan'],
  other: ['Other', 'Other Invoice', 'Lain-lain'],
};

/** Columns of certificates and other invoices; amounts of certificates are those to date. */
export const invoiceFields = () =>
  importFields(invoiceSchema, {
    project_uuid: reference('P-0001', 'Project Code', 'Project Name', 'Projek', 'Job', 'Proj No'),
    kind: {
      ...words('Progress', 'Type', 'Invoice Type', 'Jenis'),
      kind: 'choice',
      choices: INVOICE_KINDS.map((value) => ({ value, names: KIND_NAMES[value] })),
    },
    invoice_no: words('', 'Invoice', 'Inv No', 'Ref No', 'Doc No', 'DocNo', 'No Invois'),
    cert_no: words('3', 'Certificate', 'Certificate No', 'Claim No', 'IPC', 'No Sijil'),
    client_ref_no: words('', 'Client PO', 'Customer PO', 'Order No', 'DocNoEx', 'No Rujukan'),
    invoice_date: date('2026-06-30', 'Date', 'Doc Date', 'DocDate', 'Claim Date', 'Tarikh', 'Tarikh Invois'),
    due_date: date('', 'Due', 'DueDate', 'Tarikh Akhir'),
    work_done_certified: money('583000.00', 'Work Done', 'Work Done to Date', 'Cumulative Work Done', 'Kerja Siap'),
    materials_on_site: money('', 'Materials', 'MOS', 'Bahan di Tapak'),
    released: money('', 'Released to Date', 'Retention Released', 'Tahanan Dilepaskan'),
    invoice_amt: money('', 'Amount', 'Amount Before Tax', 'Jumlah', 'Amaun'),
    retention_percent: money('', 'Peratus Tahanan'),
    tax_code: {
      ...words('', 'Tax', 'Kod Cukai'),
      kind: 'choice',
      choices: TAX_CODES.map((value) => ({ value, names: [value] })),
    },
    debit_note: money('', 'Debit Note Amount', 'DC Note'),
    description: words('', 'Particulars', 'Details', 'Keterangan'),
    remarks: words('', 'Remark', 'Notes', 'Catatan'),
  });
