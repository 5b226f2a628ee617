import {
  accountCodeSchema,
  clientSchema,
  countries,
  DEFAULT_COUNTRY,
  DEFAULT_PROJECT_STATUS,
  DEFAULT_RETENTION_PERCENT,
  expenseSchema,
  type ImportEntity,
  type ImportField,
  ORGANISATION_TYPE_NAMES,
  organisationSchema,
  PROJECT_STATUSES,
  projectSchema,
} from '@siteledger/shared-lib/domain';
import { externalKeyField, importFields, type ImportWords } from './import-field';

const words = (example: string, ...synonyms: string[]): ImportWords => ({ example, synonyms });

const money = (example: string, ...synonyms: string[]): ImportWords => ({ example, synonyms, kind: 'amount' });
const date = (example: string, ...synonyms: string[]): ImportWords => ({ example, synonyms, kind: 'day' });

const ADDRESS = {
  tel_no: { ...words('03-2161 8888', 'Tel', 'Tel No', 'Telephone', 'Phone No', 'Telefon'), hasDigits: true },
  fax_no: { ...words('', 'Fax No', 'Faks'), hasDigits: true },
  address_1: words('12 Jalan Ampang', 'Address', 'Address Line 1', 'Alamat', 'Alamat 1'),
  address_2: words('', 'Address Line 2', 'Alamat 2'),
  city: words('Kuala Lumpur', 'Town', 'Bandar'),
  postcode: { ...words('50450', 'Post Code', 'Zip', 'Poskod'), hasDigits: true },
  state: words('WP Kuala Lumpur', 'Negeri'),
} satisfies Record<string, ImportWords>;

const country = (): ImportWords => ({
  ...words('Malaysia', 'Negara', 'Country Code'),
  kind: 'choice',
  fallback: DEFAULT_COUNTRY,
  choices: countries().map(({ code, name }) => ({ value: code, names: [name] })),
});

const TYPE_SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  1: ['Subcon', 'Subcontractor', 'Contractor', 'Kontraktor', 'Subkontraktor'],
  2: ['Vendor', 'Pembekal'],
  3: ['Own'],
};

const BUILDERS: Readonly<Record<ImportEntity, () => ImportField[]>> = {
  account_code: () =>
    importFields(accountCodeSchema, {
      code: words('6100', 'Account', 'Account Code', 'Account No', 'Kod', 'Kod Akaun'),
      name: words('Concrete works', 'Description', 'Account Name', 'Nama', 'Nama Akaun', 'Keterangan'),
      parent_id: {
        ...words('6000', 'Parent', 'Parent Code', 'Group Code', 'Kumpulan', 'Kod Induk'),
        kind: 'reference',
      },
    }),
  client: () =>
    importFields(clientSchema, {
      name: words('Seri Maju Sdn Bhd', 'Client', 'Client Name', 'Customer', 'Customer Name', 'Nama', 'Pelanggan'),
      person_in_charge: words('Encik Razak', 'Person In Charge', 'Contact', 'Attention', 'Pegawai', 'Untuk Perhatian'),
      end_customer: words('', 'End Client', 'Pelanggan Akhir'),
      ...ADDRESS,
      country: country(),
    }),
  organisation: () =>
    importFields(organisationSchema, {
      name: words('Bina Jaya Enterprise', 'Supplier', 'Supplier Name', 'Vendor', 'Contractor', 'Company', 'Nama'),
      type: {
        ...words('Sub-contractor', 'Category', 'Kind', 'Jenis'),
        kind: 'choice',
        choices: Object.entries(ORGANISATION_TYPE_NAMES).map(([value, name]) => ({
          value: Number(value),
          names: [name, ...(TYPE_SYNONYMS[value] ?? [])],
        })),
      },
      registration_no: { ...words('201901012345', 'Company No', 'ROC No', 'No Pendaftaran'), hasDigits: true },
      bank_name: words('Bank Islam', 'Bank', 'Nama Bank'),
      bank_account_no: { ...words('14014010123456', 'Account No', 'Bank Account', 'No Akaun Bank'), hasDigits: true },
      ...ADDRESS,
      country: country(),
      tin: words('', 'Tax Identification No', 'No Cukai'),
      brn: { ...words('', 'Business Registration No'), hasDigits: true },
      sst_no: words('', 'SST', 'SST Registration No', 'No SST'),
      msic_code: { ...words('', 'MSIC'), hasDigits: true },
    }),
  project: () =>
    importFields(projectSchema, {
      name: words('Menara Seri', 'Project', 'Project Name', 'Nama', 'Nama Projek', 'Projek'),
      status: {
        ...words('On Going', 'Project Status'),
        kind: 'choice',
        fallback: DEFAULT_PROJECT_STATUS,
        choices: PROJECT_STATUSES.map((value) => ({ value, names: [value] })),
      },
      client_name: { ...words('Seri Maju Sdn Bhd', 'Client Name', 'Customer', 'Pelanggan'), kind: 'reference' },
      end_customer: words('', 'End Client', 'Pelanggan Akhir'),
      project_managers: {
        ...words('aisyah@example.com', 'Project Manager', 'PM', 'Manager', 'Pengurus Projek'),
        kind: 'reference',
      },
      contract_sum: money('1060000.00', 'Contract Amount', 'Contract Value', 'Nilai Kontrak'),
      variation_order: money('', 'VO', 'VO Amount'),
      omission_value: money('', 'Omission', 'Omission Value'),
      budget: money('', 'Cost Budget', 'Bajet'),
      contingency_amt: money('', 'Contingency'),
      retention_percent: { ...money('5', 'Retention %', 'Peratus Tahanan'), fallback: DEFAULT_RETENTION_PERCENT },
      retention: money('', 'Retention Limit', 'Tahanan'),
      start_date: date('2026-01-01', 'Start', 'Commencement Date', 'Tarikh Mula'),
      end_date: date('2026-12-31', 'End', 'Completion Date', 'Tarikh Siap'),
      schedule: words('', 'Service', 'Scope', 'Skop'),
      remarks: words('', 'Remark', 'Notes', 'Catatan'),
    }),
  expense: () =>
    importFields(expenseSchema, {
      project_uuid: { ...words('P-0001', 'Project Code', 'Project Name', 'Projek', 'Job'), kind: 'reference' },
      contractor_uuid: {
        ...words('Bina Jaya Enterprise', 'Supplier', 'Vendor', 'Creditor', 'Pembekal', 'Kontraktor'),
        kind: 'reference',
      },
      purchase_order_uuid: { ...words('', 'PO', 'PO No', 'Order No', 'No PO'), kind: 'reference' },
      ref_no: words('INV-1001', 'Bill No', 'Invoice No', 'Reference', 'Doc No', 'No Rujukan', 'No Invois'),
      invoice_date: date('2026-06-30', 'Date', 'Bill Date', 'Doc Date', 'Tarikh', 'Tarikh Invois'),
      date_received: date('', 'Received', 'Received Date', 'Tarikh Terima'),
      due_date: date('', 'Due', 'Tarikh Akhir'),
      invoice_amt: money('1250.00', 'Amount', 'Bill Amount', 'Amount Before Tax', 'Jumlah', 'Amaun'),
      tax_amt: money('', 'Tax', 'SST Amount', 'Cukai'),
      dc_note: money('', 'Debit Note', 'Credit Note', 'DC Note'),
      retention_amt: money('', 'Retention', 'Tahanan'),
      account_code_uuid: { ...words('6100', 'Account', 'Account No', 'Kod Akaun'), kind: 'reference' },
      description: words('', 'Particulars', 'Details', 'Keterangan'),
    }),
};

const built = new Map<ImportEntity, readonly ImportField[]>();

/** The columns that a file of these records may have; built on first use. docs/domain/imports.md#mapping */
export function fieldsOfEntity(entity: ImportEntity): readonly ImportField[] {
  const fields = built.get(entity) ?? [...BUILDERS[entity](), externalKeyField];
  built.set(entity, fields);
  return fields;
}
