import {
  choice,
  day,
  isEmpty,
  NEW_VARIATION_ORDER_STATUSES,
  onUse,
  VARIATION_ORDER_STATUSES,
  VARIATION_ORDER_TYPES,
  variationOrderSchema,
} from '@siteledger/shared-lib/domain';
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

/** Schema of a variation order in a file, which may have any status. docs/domain/imports.md#states-of-documents */
export const variationOfFileSchema = onUse(() =>
  variationOrderSchema.shape({
    status: choice('Status', VARIATION_ORDER_STATUSES),
    approved_date: day('Approved Date').test(
      'not-yet',
      'Approved Date is set on approval.',
      (value, { parent }) => isEmpty(value) || !isNewStatus((parent as { status?: unknown }).status),
    ),
  }),
);

/** Whether a variation order may begin with a status. docs/domain/variations.md#states */
export const isNewStatus = (status: unknown) =>
  isEmpty(status) || NEW_VARIATION_ORDER_STATUSES.some((one) => one === status);

/** Columns of variation orders. */
export const variationOrderFields = () =>
  importFields(variationOfFileSchema, {
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
