import {
  CONTRACT_FORMS,
  DEFAULT_PROJECT_STATUS,
  DEFAULT_RETENTION_PERCENT,
  PROJECT_STATUSES,
  projectSchema,
  TAX_POSITION_NAMES,
} from '@siteledger/shared-lib/domain';
import { importFields } from '../import-field';
import { date, money, named, reference, words } from '../words';

const FORM_SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  'PWD 203A': ['JKR 203A', 'PWD203A', 'JKR203A'],
  'PWD DB': ['JKR DB', 'PWD Design and Build'],
  'CIDB 2000': ['CIDB'],
  Bespoke: ['Other', 'Others', 'Lain-lain'],
};

const TAX_SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  taxable: ['Yes', 'Ya', '6%', 'Kena Cukai'],
  government: ['Government', 'Kerajaan'],
  residential: ['Residential', 'Kediaman'],
  worship: ['Place of worship', 'Rumah ibadat'],
  non_reviewable: ['Non-reviewable', 'Non-reviewable contract'],
  b2b: ['B2B'],
};

/** Columns of projects. */
export const projectFields = () =>
  importFields(projectSchema, {
    name: words('Menara Seri', 'Project', 'Project Name', 'Nama', 'Nama Projek', 'Projek'),
    status: {
      ...words('On Going', 'Project Status'),
      kind: 'choice',
      fallback: DEFAULT_PROJECT_STATUS,
      choices: PROJECT_STATUSES.map((value) => ({ value, names: [value] })),
    },
    client_name: reference('Seri Maju Sdn Bhd', 'Client Name', 'Customer', 'Pelanggan'),
    end_customer: words('', 'End Client', 'Pelanggan Akhir'),
    project_managers: reference('aisyah@example.com', 'Project Manager', 'PM', 'Manager', 'Pengurus Projek'),
    contract_sum: money('1060000.00', 'Contract Amount', 'Contract Value', 'Nilai Kontrak'),
    variation_order: money('', 'VO', 'VO Amount'),
    omission_value: money('', 'Omission', 'Omission Value'),
    budget: money('', 'Cost Budget', 'Bajet'),
    contingency_amt: money('', 'Contingency'),
    retention_percent: { ...money('5', 'Peratus Tahanan'), fallback: DEFAULT_RETENTION_PERCENT },
    retention: money('', 'Retention Limit', 'Tahanan'),
    start_date: date('2026-01-01', 'Start', 'Commencement Date', 'Tarikh Mula'),
    end_date: date('2026-12-31', 'End', 'Completion Date', 'Tarikh Siap'),
    site_state: words('Selangor', 'State', 'Site', 'Negeri', 'Negeri Tapak'),
    contract_form: {
      ...words('PAM 2018', 'Form of Contract', 'Contract Type', 'Borang Kontrak', 'Jenis Kontrak'),
      kind: 'choice',
      choices: CONTRACT_FORMS.map((value) => ({ value, names: [value, ...(FORM_SYNONYMS[value] ?? [])] })),
    },
    award_day: date('2025-12-15', 'Award', 'Award Day', 'Letter of Award', 'LOA Date', 'Tarikh Surat Setuju Terima'),
    tax_position: {
      ...words('Taxable', 'Service Tax', 'SST', 'Cukai Perkhidmatan'),
      ...named(TAX_POSITION_NAMES, TAX_SYNONYMS),
    },
    ld_per_day: money('500.00', 'LAD', 'LD', 'LAD per Day', 'Liquidated Damages', 'Gantirugi Sehari'),
    honour_days: { ...words('21', 'Honour Days', 'Honouring Period', 'Tempoh Bayaran'), kind: 'number' },
    cpc_day: date('', 'CPC', 'Practical Completion', 'Tarikh CPC', 'Perakuan Siap Kerja', 'Tarikh Siap Kerja'),
    dlp_months: { ...words('12', 'DLP', 'Defects Liability Period', 'Tempoh Tanggungan Kecacatan'), kind: 'number' },
    dlp_end: date('', 'DLP End Date', 'End of DLP', 'DLP Expiry', 'Tamat DLP', 'Tarikh Tamat Kecacatan'),
    cmgd_day: date('', 'CMGD', 'Making Good Defects', 'Tarikh CMGD', 'Perakuan Siap Memperbaiki Kecacatan'),
    schedule: words('', 'Service', 'Scope', 'Skop'),
    remarks: words('', 'Remark', 'Notes', 'Catatan'),
  });
