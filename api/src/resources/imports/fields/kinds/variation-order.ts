import { VARIATION_ORDER_STATUSES, VARIATION_ORDER_TYPES, variationOrderSchema } from '@siteledger/shared-lib/domain';
import { importFields } from '../import-field';
import { date, money, reference, words } from '../words';

const TYPE_NAMES = {
  addition: ['Addition', 'Add', 'Additional', 'Tambahan'],
  omission: ['Omission', 'Omit', 'Deduction', 'Potongan'],
};

const STATUS_NAMES = {
  draft: ['Draft', 'Draf'],
  submitted: ['Submitted', 'Pending', 'Dihantar'],
  approved: ['Approved', 'Diluluskan'],
  rejected: ['Rejected', 'Ditolak'],
  void: ['Void', 'Cancelled', 'Batal'],
};

/** Columns of variation orders; a new one is a draft or submitted. */
export const variationOrderFields = () =>
  importFields(variationOrderSchema, {
    project_uuid: reference('P-0001', 'Project Code', 'Project Name', 'Projek', 'Job'),
    vo_no: words('VO-01', 'VO', 'VO Number', 'Variation No', 'No VO'),
    title: words('Extra piling at grid 4', 'Description', 'Particulars', 'Tajuk', 'Keterangan'),
    type: {
      ...words('Addition', 'VO Type', 'Jenis'),
      kind: 'choice',
      choices: VARIATION_ORDER_TYPES.map((value) => ({ value, names: TYPE_NAMES[value] })),
    },
    amount: money('30000.00', 'VO Amount', 'Value', 'Jumlah', 'Amaun'),
    cost_amount: money('', 'Cost', 'Kos'),
    contractor_uuid: reference('', 'Sub-contractor', 'Subcontractor', 'Kontraktor'),
    status: {
      ...words('Submitted', 'VO Status'),
      kind: 'choice',
      choices: VARIATION_ORDER_STATUSES.map((value) => ({ value, names: STATUS_NAMES[value] })),
    },
    submitted_date: date('2026-06-30', 'Submitted', 'Date', 'Tarikh', 'Tarikh Dihantar'),
    approved_date: date('', 'Approved', 'Approval Date', 'Tarikh Diluluskan'),
    client_ref: words('', 'Client Reference', 'Reference', 'No Rujukan'),
    eot_days: { ...words('', 'Extension of Time (days)', 'EOT', 'EOT Days', 'Lanjutan Masa'), kind: 'number' },
    remarks: words('', 'Remark', 'Notes', 'Catatan'),
  });
