import {
  ID_TYPE_NAMES,
  type IdType,
  type ImportEntity,
  ORGANISATION_TYPE_NAMES,
  TAX_POSITION_NAMES,
  type TaxPosition,
} from '@siteledger/shared-lib/domain';
import {
  INVOICE_OF_PROJECT,
  ORDER,
  PAYMENT,
  REPORTED_EXPENSE,
  REPORTED_INVOICE,
  USER,
  VARIATION,
  WRITTEN_OFF_EXPENSE,
  WRITTEN_OFF_INVOICE,
} from './exported-documents';
import { at, type Exported, namesAt } from './exported-list';

const ADDRESS = [
  ...[at('Phone', 'tel_no'), at('Fax', 'fax_no'), at('Address 1', 'address_1'), at('Address 2', 'address_2')],
  ...[at('City', 'city'), at('Postcode', 'postcode'), at('State', 'state'), at('Country', 'country')],
];

const ID_TYPE: Exported = {
  ...at('ID Type', 'id_type'),
  value: ({ id_type }) => id_type && ID_TYPE_NAMES[id_type as IdType],
};

const CLIENT = [
  ...[at('Name', 'name'), at('Contact Person', 'person_in_charge'), at('End Customer', 'end_customer'), ...ADDRESS],
  ...[at('Email', 'email'), at('Payment Terms', 'payment_days'), at('TIN', 'tin'), at('ID No', 'id_no')],
  ...[ID_TYPE, at('SST No', 'sst_no'), at('Accounting Code', 'accounting_code')],
];

const ORGANISATION: Exported[] = [
  at('Name', 'name'),
  { ...at('Type', 'type'), value: ({ type }) => ORGANISATION_TYPE_NAMES[type as number] },
  ...[at('Registration No', 'registration_no'), at('Bank Name', 'bank_name'), at('Bank Account No', 'bank_account_no')],
  ...[at('Account Confirmed By', 'bank_confirmed_by'), at('Account Confirmed On', 'bank_confirmed_on', 'day')],
  ...[at('Resident in Malaysia', 'resident'), at('Related Party', 'related_party')],
  ...[at('Accounting Code', 'accounting_code'), at('Email', 'email')],
  ...[at('TIN', 'tin'), at('BRN', 'brn'), at('SST No', 'sst_no'), at('MSIC Code', 'msic_code'), ...ADDRESS],
  ID_TYPE,
];

const PROJECT: Exported[] = [
  ...[at('Name', 'name'), at('Code', 'code'), at('Client', 'client_name'), at('Status', 'status')],
  ...[at('Contract Sum & VO', 'contract_sum_and_vo', 'money'), at('Total Invoiced', 'total_invoiced', 'money')],
  ...[at('Retention Held', 'retention_held', 'money'), at('Contract Sum', 'contract_sum', 'money')],
  ...[at('Variation Order', 'variation_order', 'money'), at('Omission Amount', 'omission_value', 'money')],
  ...[at('Budget', 'budget', 'money'), at('Contingency Amount', 'contingency_amt', 'money')],
  ...[at('Retention Percent', 'retention_percent', 'percent'), at('Retention', 'retention', 'money')],
  ...[at('Start Date', 'start_date', 'day'), at('End Date', 'end_date', 'day'), at('End Customer', 'end_customer')],
  ...[
    at('Services', 'schedule'),
    at('Remarks', 'remarks'),
    at('Site State', 'site_state'),
    at('Contract Form', 'contract_form'),
  ],
  {
    ...at('Tax Position', 'tax_position'),
    value: ({ tax_position }) => TAX_POSITION_NAMES[tax_position as TaxPosition],
  },
  ...[at('Award Date', 'award_day', 'day'), at('LD per Day', 'ld_per_day', 'money'), at('CPC Date', 'cpc_day', 'day')],
  ...[at('Period of Honouring', 'honour_days', 'whole number'), at('DLP Months', 'dlp_months', 'whole number')],
  ...[at('DLP End', 'dlp_end', 'day'), at('CMGD Date', 'cmgd_day', 'day')],
  namesAt('Project Managers', 'project_managers'),
];

const BANK_ACCOUNT = [
  ...[at('Name', 'name'), at('Bank', 'bank'), at('Account No', 'account_no'), at('BIC', 'bic')],
  ...[at('Opening Balance', 'opening_balance', 'money'), at('Opening Date', 'opening_day', 'day')],
  at('Active', 'active'),
];

type Export = {
  list: string;
  columns: readonly Exported[];
  /** Values that the user adds because the file does not have them. */
  constants?: Record<string, string>;
};

type Trip = {
  entity: ImportEntity;
  file: string;
  /** A cell of the last record, and a text that is wrong there. */
  cell: string;
  wrong: string;
  exports: readonly Export[];
};

/**
 * A file of each kind of record, in the order in which they need each other, and the lists with the columns that their
 * screens export.
 */
export const roundTrips = (managers: readonly string[]): Trip[] => [
  {
    entity: 'account_code',
    file: 'Code,Name,Group\n6000,Works,\n6100,Concrete,6000\n',
    ...{ cell: '6000', wrong: '6OOO' },
    exports: [
      {
        list: '/finance_account_codes',
        columns: [at('Code', 'code'), at('Name', 'name'), at('Group', 'parent.code')],
      },
    ],
  },
  {
    entity: 'bank_account',
    file:
      'Name,Bank,No Akaun,SWIFT,Baki Awal,Tarikh Baki,Aktif\n' +
      'Current,Maybank,5128-3406 7721,mbbemykl,"-1,234.50",31/12/2025,Ya\nOld,CIMB,0086001,,,,Tidak\n',
    ...{ cell: '31/12/2025', wrong: '31/31/2025' },
    exports: [{ list: '/bank_accounts', columns: BANK_ACCOUNT }],
  },
  {
    entity: 'client',
    file:
      'Name,Contact Person,Phone,Address 1,City,Postcode,State,Email,Payment Terms,TIN,ID Type,ID No\n' +
      'Seri Maju,Encik Razak,03-2161 8888,12 Jalan Ampang,Kuala Lumpur,50450,WP Kuala Lumpur,a@b.my,45,C1,BRN,2019\n' +
      '=Plain,,,,,,,,,,,\n',
    ...{ cell: '03-2161 8888', wrong: 'CALL ME' },
    exports: [{ list: '/clients', columns: CLIENT }],
  },
  {
    entity: 'organisation',
    file:
      'Name,Type,Bank,Account No,Confirmed By,Confirmed On,Resident,Related Party,BRN,MSIC,Postcode\n' +
      'Bina Jaya,Subcon,Bank Islam,0140140101,Siti,30/06/2026,Ya,Tidak,0019,00412,01000\nBatu,Supplier,,,,,,,,,\n',
    ...{ cell: 'Subcon', wrong: 'Kuari' },
    exports: [{ list: '/organisations', columns: ORGANISATION }],
  },
  {
    entity: 'user',
    file: 'Nama,Emel,Peranan\nChong,chong@example.my,Project Manager; Business Owner\nDevi,devi@example.my,Admin\n',
    ...{ cell: 'Admin', wrong: 'Boss' },
    exports: [{ list: '/users', columns: USER }],
  },
  {
    entity: 'project',
    file:
      'Name,Client,PM,Contract Sum,Budget,Retention Percent,Start Date,End Date,Services,' +
      'Negeri,Borang Kontrak,LOA Date,Service Tax,LAD,Honour Days,CPC,DLP,Tarikh CMGD\n' +
      `Menara,Seri Maju,${managers.join('; ')},"1,060,000.00",900000,2.5,2026-01-01,2026-12-31,Piling,` +
      '10,JKR 203A,2025-12-15,Kerajaan,"1,500.00",30,2026-12-31,6,2027-08-01\n' +
      `Tower,=Plain,${managers[0]},1.05,,5,2026-01-01,2026-12-31,,,,,,,,,,\n`,
    ...{ cell: '1.05', wrong: 'n/a' },
    exports: [{ list: '/projects', columns: PROJECT }],
  },
  {
    entity: 'purchase_order',
    file:
      'PO No,Project,Supplier,Date,Order Description,Budget,Item,Qty,Unit,Rate,Account,Tax\n' +
      'PO-1,Menara,Bina Jaya,2026-04-01,Piling,5000,Bored piles,12,no,150.50,6100,ST8\n' +
      ',,,,,,Pile caps,2.5,m3,10.000001,,\n' +
      'PO-2,Tower,Batu,2026-04-02,,,Sand,3,t,40,,\n',
    ...{ cell: '2.5', wrong: 'two' },
    exports: [{ list: '/purchaseOrders', columns: ORDER }],
  },
  {
    entity: 'variation_order',
    file:
      'Project,VO No,Title,Type,Amount,Cost,Contractor,Status,Date,EOT\n' +
      'Menara,VO-01,Extra piles,Tambahan,"30,000.00",20000,,Submitted,2026-06-01,14\n' +
      'Menara,VO-02,Less paint,Omission,500,,Bina Jaya,,,\n',
    ...{ cell: 'Omission', wrong: 'Less' },
    exports: [{ list: '/variationOrders', columns: VARIATION }],
  },
  {
    entity: 'expense',
    file:
      'Project,Contractor,Ref No,Invoice Date,Due Date,Invoice Amount,Tax Amount,Account Code,Description\n' +
      'P-0001,Bina Jaya,B-1,2026-05-01,2026-05-31,1234.56,98.76,6100,Slab\nTower,Batu,0012,2026-05-02,,10,,,\n',
    ...{ cell: '1234.56', wrong: 'n/a' },
    exports: [{ list: '/expenses', columns: REPORTED_EXPENSE }],
  },
  {
    entity: 'invoice',
    file:
      'Project,Kind,Cert No,Invoice No,Date,Work Done Certified,Amount\n' +
      'Menara,Progress,1,,2026-03-31,100000,\nMenara,Other,,INV-X,2026-04-30,,500\n',
    ...{ cell: '500', wrong: 'n/a' },
    exports: [
      { list: '/invoices', columns: INVOICE_OF_PROJECT, constants: { project_uuid: 'Menara' } },
      { list: '/invoices', columns: REPORTED_INVOICE },
    ],
  },
  {
    entity: 'payment',
    file: 'Invoice,Bill,Date,Amount,Cheque No\nINV-X,,2026-05-30,100,C-1\n,B-1,2026-05-30,50,\n,B-1,2026-05-30,50,\n',
    ...{ cell: '100', wrong: 'n/a' },
    exports: [{ list: '/payments', columns: PAYMENT }],
  },
  {
    entity: 'write_off',
    file:
      'Invoice,Bill,Write-off Date,Reason\n' +
      'INV-X,,2026-06-30,Client wound up\n,"bina jaya / b-1",30/06/2026,Duplicate bill\n',
    ...{ cell: '2026-06-30', wrong: '2026-06-31' },
    exports: [
      { list: '/invoices?status=writeOff', columns: WRITTEN_OFF_INVOICE },
      { list: '/expenses?status=writeOff', columns: WRITTEN_OFF_EXPENSE },
    ],
  },
];
