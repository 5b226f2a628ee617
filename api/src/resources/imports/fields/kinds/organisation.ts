import { ANSWER_NAMES, ORGANISATION_TYPE_NAMES, organisationSchema } from '@siteledger/shared-lib/domain';
import { importFields, type ImportWords } from '../import-field';
import { date, named, words } from '../words';
import { ACCOUNTING_CODE, ADDRESS, country, EMAIL, SST_NO, TAX_IDENTITY } from './party';

const TYPE_SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  1: ['Subcon', 'Subcontractor', 'Contractor', 'Kontraktor', 'Subkontraktor'],
  2: ['Vendor', 'Pembekal'],
  3: ['Own'],
};

const answer = (...synonyms: string[]): ImportWords => ({
  ...words('No', ...synonyms),
  ...named(ANSWER_NAMES, { yes: ['Ya', 'Y'], no: ['Tidak', 'N'] }),
});

/** Columns of contractors, suppliers and own companies. */
export const organisationFields = () =>
  importFields(organisationSchema, {
    name: words(
      'Bina Jaya Enterprise',
      'Supplier',
      'Supplier Name',
      'Vendor',
      'Contractor',
      'Company',
      'Company Name',
      'CompanyName',
      'Creditor Name',
      'Co./Last Name',
      'Nama',
    ),
    type: {
      ...words('Sub-contractor', 'Category', 'Kind', 'Jenis'),
      kind: 'choice',
      choices: Object.entries(ORGANISATION_TYPE_NAMES).map(([value, name]) => ({
        value: Number(value),
        names: [name, ...(TYPE_SYNONYMS[value] ?? [])],
      })),
    },
    registration_no: {
      ...words('201901012345', 'Company No', 'ROC No', 'Register No', 'RegisterNo', 'No Pendaftaran'),
      hasDigits: true,
    },
    bank_name: words('Bank Islam', 'Bank', 'Nama Bank'),
    bank_account_no: { ...words('14014010123456', 'Account No', 'Bank Account', 'No Akaun Bank'), hasDigits: true },
    bank_confirmed_by: words('', 'Confirmed By', 'Disahkan Oleh'),
    bank_confirmed_on: date('', 'Confirmed On', 'Tarikh Disahkan'),
    ...ADDRESS,
    country: country(),
    resident: answer('Resident', 'Pemastautin'),
    related_party: answer('Related', 'Pihak Berkaitan'),
    accounting_code: { ...ACCOUNTING_CODE, example: '400-B0001' },
    email: EMAIL,
    ...TAX_IDENTITY,
    brn: { ...words('', 'Business Registration No'), hasDigits: true },
    sst_no: SST_NO,
    msic_code: { ...words('', 'MSIC'), hasDigits: true },
  });
