import { countries, DEFAULT_COUNTRY, ID_TYPE_NAMES } from '@siteledger/shared-lib/domain';
import type { ImportWords } from '../import-field';
import { named, words } from '../words';

/** Columns of telephone and address. */
export const ADDRESS = {
  tel_no: {
    ...words('03-2161 8888', 'Tel', 'Tel No', 'Phone 1', 'Phone1', 'Telephone', 'Phone No', 'Telefon'),
    hasDigits: true,
  },
  fax_no: { ...words('', 'Fax No', 'Fax 1', 'Fax1', 'Faks'), hasDigits: true },
  address_1: words('12 Jalan Ampang', 'Address', 'Address Line 1', 'Address1', 'Addr 1 - Line 1', 'Alamat', 'Alamat 1'),
  address_2: words('', 'Address Line 2', 'Address2', 'Addr 1 - Line 2', 'Alamat 2'),
  city: words('Kuala Lumpur', 'Town', 'Bandar'),
  postcode: { ...words('50450', 'Post Code', 'Zip', 'Poskod'), hasDigits: true },
  state: words('WP Kuala Lumpur', 'Negeri'),
} satisfies Record<string, ImportWords>;

/** Malaysia unless the file has a column for it. */
export const country = (): ImportWords => ({
  ...words('Malaysia', 'Negara', 'Country Code'),
  kind: 'choice',
  fallback: DEFAULT_COUNTRY,
  choices: countries().map(({ code, name }) => ({ value: code, names: [name] })),
});

/** Columns of the tax identity that clients and organisations have. docs/domain/parties.md#tax-identity */
export const TAX_IDENTITY = {
  tin: words('C2584563200', 'Tax Identification No', 'Tax No', 'No Cukai'),
  id_type: {
    ...words('Business registration', 'Identification Type', 'Jenis Pengenalan'),
    ...named(ID_TYPE_NAMES, { NRIC: ['IC', 'MyKad', 'Kad Pengenalan'], PASSPORT: ['Pasport'], ARMY: ['Tentera'] }),
  },
} satisfies Record<string, ImportWords>;

export const SST_NO = words('W10-1808-32000001', 'SST', 'SST Registration No', 'No SST');
export const ACCOUNTING_CODE = words(
  '300-S0001',
  'Debtor Code',
  'Creditor Code',
  'Customer Code',
  'Supplier Code',
  'Code',
  'Card ID',
  'Kod',
);
export const EMAIL = words('accounts@example.com', 'E-mail', 'Email Address', 'Emel');
