import { openingSchema } from '../../../invoices/opening/opening-certificate';
import { importFields } from '../import-field';
import { date, money, reference, words } from '../words';

/** Columns of opening certificates: amounts to date at the cut-over. */
export const openingFields = () =>
  importFields(openingSchema, {
    project_uuid: reference('P-0001', 'Project Code', 'Project Name', 'Projek', 'Job'),
    cert_no: words('2', 'Certificate', 'Last Certificate', 'Certificate No', 'Claim No', 'IPC', 'No Sijil'),
    invoice_no: words('', 'Invoice', 'Inv No', 'Doc No', 'No Invois'),
    invoice_date: date('2026-06-30', 'Date', 'As At', 'Invoice Date', 'Tarikh', 'Pada'),
    due_date: date('', 'Due', 'Tarikh Akhir'),
    work_done_certified: money('450000.00', 'Work Done', 'Work to Date', 'Work Done Certified', 'Kerja Siap'),
    materials_on_site: money('', 'Materials', 'MOS', 'Bahan di Tapak'),
    retention: money('22500.00', 'Retention', 'Retention Held', 'Wang Tahanan'),
    released: money('', 'Released', 'Retention Released', 'Tahanan Dilepaskan'),
    total_tax: money('25650.00', 'Tax', 'Tax Amount', 'SST', 'Cukai'),
    debit_note: money('1750.00', 'Debit Note', 'Debit Notes', 'DC Note', 'Nota Debit'),
    received: money('301400.00', 'Received', 'Receipts', 'Paid', 'Total Received', 'Diterima'),
    description: words('', 'Particulars', 'Details', 'Keterangan'),
    remarks: words('', 'Remark', 'Notes', 'Catatan'),
  });
