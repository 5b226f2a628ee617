import {
  type ImportEntity,
  ORGANISATION_TYPE_NAMES,
  TAX_POSITION_NAMES,
  type TaxPosition,
} from '@siteledger/shared-lib/domain';

type Kind = 'text' | 'money' | 'percent' | 'day' | 'whole number';
type Listed = Record<string, unknown>;
type Exported = { title: string; kind: Kind; value: (row: Listed) => unknown };

const at = (title: string, path: string, kind: Kind = 'text'): Exported => ({
  ...{ title, kind },
  value: (row) => path.split('.').reduce<unknown>((value, name) => (value as Listed | null | undefined)?.[name], row),
});

const ADDRESS = [
  ...[at('Phone', 'tel_no'), at('Fax', 'fax_no'), at('Address 1', 'address_1'), at('Address 2', 'address_2')],
  ...[at('City', 'city'), at('Postcode', 'postcode'), at('State', 'state'), at('Country', 'country')],
];

const CLIENT = [
  ...[at('Name', 'name'), at('Contact Person', 'person_in_charge'), at('End Customer', 'end_customer'), ...ADDRESS],
  ...[at('Email', 'email'), at('Payment Terms', 'payment_days'), at('TIN', 'tin'), at('ID No', 'id_no')],
  at('SST No', 'sst_no'),
];

const ORGANISATION: Exported[] = [
  at('Name', 'name'),
  { ...at('Type', 'type'), value: ({ type }) => ORGANISATION_TYPE_NAMES[type as number] },
  ...[at('Registration No', 'registration_no'), at('Bank Name', 'bank_name'), at('Bank Account No', 'bank_account_no')],
  ...[at('Account Confirmed By', 'bank_confirmed_by'), at('Account Confirmed On', 'bank_confirmed_on', 'day')],
  ...[at('Resident in Malaysia', 'resident'), at('Related Party', 'related_party'), at('Email', 'email')],
  ...[at('TIN', 'tin'), at('BRN', 'brn'), at('SST No', 'sst_no'), at('MSIC Code', 'msic_code'), ...ADDRESS],
];

const PROJECT: Exported[] = [
  ...[at('Name', 'name'), at('Code', 'code'), at('Client', 'client_name'), at('Status', 'status')],
  ...[at('Contract Sum & VO', 'contract_sum_and_vo', 'money'), at('Total Invoiced', 'total_invoiced', 'money')],
  ...[at('Retention Held', 'retention_held', 'money'), at('Contract Sum', 'contract_sum', 'money')],
  ...[at('Variation Order', 'variation_order', 'money'), at('Omission Amount', 'omission_value', 'money')],
  ...[at('Budget', 'budget', 'money'), at('Contingency Amount', 'contingency_amt', 'money')],
  ...[at('Retention Percent', 'retention_percent', 'percent'), at('Retention', 'retention', 'money')],
  ...[at('Start Date', 'start_date', 'day'), at('End Date', 'end_date', 'day'), at('End Customer', 'end_customer')],
  ...[at('Services', 'schedule'), at('Site State', 'site_state'), at('Contract Form', 'contract_form')],
  {
    ...at('Tax Position', 'tax_position'),
    value: ({ tax_position }) => TAX_POSITION_NAMES[tax_position as TaxPosition],
  },
  ...[at('Award Date', 'award_day', 'day'), at('LD per Day', 'ld_per_day', 'money'), at('CPC Date', 'cpc_day', 'day')],
  ...[at('Period of Honouring', 'honour_days', 'whole number'), at('DLP Months', 'dlp_months', 'whole number')],
  ...[at('DLP End', 'dlp_end', 'day'), at('CMGD Date', 'cmgd_day', 'day')],
  {
    ...at('Project Managers', 'project_managers'),
    value: ({ project_managers }) => (project_managers as { name: string }[]).map(({ name }) => name).join(', '),
  },
];

const BANK_ACCOUNT = [
  ...[at('Name', 'name'), at('Bank', 'bank'), at('Account No', 'account_no'), at('BIC', 'bic')],
  ...[at('Opening Balance', 'opening_balance', 'money'), at('Opening Date', 'opening_day', 'day')],
  at('Active', 'active'),
];

const EXPENSE = [
  ...[at('Project', 'project.name'), at('Contractor', 'contractor_name'), at('Ref No', 'ref_no')],
  ...[at('Invoice Date', 'invoice_date', 'day'), at('Due Date', 'due_date', 'day')],
  ...[at('Overdue (days)', 'overdue', 'whole number'), at('Invoice Amount', 'invoice_amt', 'money')],
  ...[at('Tax Amount', 'tax_amt', 'money'), at('Debit/Credit Note', 'dc_note', 'money')],
  ...[at('Total Payment', 'total_payment', 'money'), at('Status', 'status'), at('Description', 'description')],
  at('Balance', 'balance', 'money'),
];

type Trip = { entity: ImportEntity; file: string; list?: string; columns?: readonly Exported[] };

/**
 * A file of each kind of record, in the order in which they need each other, and the list with the columns that its
 * screen exports.
 */
export const roundTrips = (managers: readonly string[]): Trip[] => [
  {
    entity: 'account_code',
    file: 'Code,Name,Group\n6000,Works,\n6100,Concrete,6000\n',
    list: '/finance_account_codes',
    columns: [at('Code', 'code'), at('Name', 'name'), at('Group', 'parent.code')],
  },
  {
    entity: 'bank_account',
    file:
      'Name,Bank,No Akaun,SWIFT,Baki Awal,Tarikh Baki,Aktif\n' +
      'Current,Maybank,5128-3406 7721,mbbemykl,"-1,234.50",31/12/2025,Ya\nOld,CIMB,0086001,,,,Tidak\n',
    list: '/bank_accounts',
    columns: BANK_ACCOUNT,
  },
  {
    entity: 'client',
    file:
      'Name,Contact Person,Phone,Address 1,City,Postcode,State,Email,Payment Terms,TIN,ID Type,ID No\n' +
      'Seri Maju,Encik Razak,03-2161 8888,12 Jalan Ampang,Kuala Lumpur,50450,WP Kuala Lumpur,a@b.my,45,C1,BRN,2019\n' +
      '=Plain,,,,,,,,,,,\n',
    list: '/clients',
    columns: CLIENT,
  },
  {
    entity: 'organisation',
    file:
      'Name,Type,Bank,Account No,Confirmed By,Confirmed On,Resident,Related Party,BRN,MSIC,Postcode\n' +
      'Bina Jaya,Subcon,Bank Islam,0140140101,Siti,30/06/2026,Ya,Tidak,0019,00412,01000\nBatu,Supplier,,,,,,,,,\n',
    list: '/organisations',
    columns: ORGANISATION,
  },
  {
    entity: 'project',
    file:
      'Name,Client,PM,Contract Sum,Budget,Retention Percent,Start Date,End Date,Services,' +
      'Negeri,Borang Kontrak,LOA Date,Service Tax,LAD,Honour Days,CPC,DLP,Tarikh CMGD\n' +
      `Menara,Seri Maju,${managers.join('; ')},"1,060,000.00",900000,2.5,2026-01-01,2026-12-31,Piling,` +
      '10,JKR 203A,2025-12-15,Kerajaan,"1,500.00",30,2026-12-31,6,2027-08-01\n' +
      `Tower,=Plain,${managers[0]},1.05,,5,2026-01-01,2026-12-31,,,,,,,,,,\n`,
    list: '/projects',
    columns: PROJECT,
  },
  {
    entity: 'expense',
    file:
      'Project,Contractor,Ref No,Invoice Date,Due Date,Invoice Amount,Tax Amount,Account Code,Description\n' +
      'P-0001,Bina Jaya,B-1,2026-05-01,2026-05-31,1234.56,98.76,6100,Slab\nTower,Batu,0012,2026-05-02,,10,,,\n',
    list: '/expenses',
    columns: EXPENSE,
  },
  {
    entity: 'invoice',
    file:
      'Project,Kind,Cert No,Invoice No,Date,Work Done Certified,Amount\n' +
      'Menara,Progress,1,,2026-03-31,100000,\nMenara,Other,,INV-X,2026-04-30,,500\n',
  },
  {
    entity: 'payment',
    file: 'Invoice,Bill,Date,Amount,Cheque No\nINV-X,,2026-05-30,100,C-1\n,B-1,2026-05-30,50,\n,B-1,2026-05-30,50,\n',
  },
];

const FORMATS = { money: '#,##0.00;(#,##0.00)', percent: '0.00%', day: 'dd-mmm-yyyy', 'whole number': '#,##0' };
const EPOCH = Date.UTC(1899, 11, 30);

/** A value as a screen writes it into a workbook: figures and days are numbers with a format. */
function exportedCell({ kind, value }: Exported, row: Listed) {
  const raw = value(row) as string | number | null | undefined;
  if (raw === null || raw === undefined || raw === '') return null;
  if (kind === 'text') return { t: 's', v: String(raw) };
  const days = () => (Date.parse(`${String(raw)}T00:00:00Z`) - EPOCH) / 86_400_000;
  const number = { day: days, percent: () => Number(`${String(raw)}e-2`) }[kind as 'day'] ?? (() => Number(raw));
  return { t: 'n', v: number(), z: FORMATS[kind] };
}

/** Rows of a list as its screen exports them. */
export const exportedRows = (columns: readonly Exported[], rows: readonly Listed[]) => [
  columns.map(({ title }) => title),
  ...rows.map((row) => columns.map((column) => exportedCell(column, row))),
];
