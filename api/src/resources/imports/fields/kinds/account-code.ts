import { accountCodeSchema } from '@siteledger/shared-lib/domain';
import { importFields } from '../import-field';
import { reference, words } from '../words';

/** Columns of account codes. */
export const accountCodeFields = () =>
  importFields(accountCodeSchema, {
    code: words('6100', 'Account', 'Account Code', 'Account No', 'Kod', 'Kod Akaun'),
    name: words('Concrete works', 'Description', 'Account Name', 'Nama', 'Nama Akaun', 'Keterangan'),
    parent_id: reference('6000', 'Parent', 'Parent Code', 'Group Code', 'Kumpulan', 'Kod Induk'),
  });
