import { ANSWER_NAMES, bankAccountSchema } from '@siteledger/shared-lib/domain';
import { importFields } from '../import-field';
import { date, money, named, words } from '../words';

/** Columns of our own bank accounts. */
export const bankAccountFields = () =>
  importFields(bankAccountSchema, {
    name: words('Maybank current account', 'Account Name', 'Description', 'Nama', 'Nama Akaun'),
    bank: words('Maybank', 'Bank Name', 'Nama Bank'),
    account_no: {
      ...words('512834067721', 'Account Number', 'Bank Account No', 'Bank Account', 'No Akaun', 'No Akaun Bank'),
      hasDigits: true,
    },
    bic: words('MBBEMYKL', 'SWIFT', 'SWIFT Code', 'Bank Code', 'Kod SWIFT', 'Kod Bank'),
    opening_balance: money('120000.00', 'Opening', 'Balance', 'Baki Awal', 'Baki Permulaan'),
    opening_day: date('2026-01-01', 'Opening Day', 'Balance Date', 'As At', 'Tarikh Baki', 'Tarikh Baki Awal'),
    active: {
      ...words('Yes', 'Status', 'In Use', 'Aktif'),
      ...named(ANSWER_NAMES, { yes: ['Ya', 'Y', 'Active', 'Aktif'], no: ['Tidak', 'N', 'Inactive', 'Tidak Aktif'] }),
      fallback: 'yes',
    },
  });
