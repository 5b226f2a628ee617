import { clientSchema } from '@siteledger/shared-lib/domain';
import { importFields } from '../import-field';
import { words } from '../words';
import { ACCOUNTING_CODE, ADDRESS, country, EMAIL, SST_NO, TAX_IDENTITY } from './party';

/** Columns of clients. */
export const clientFields = () =>
  importFields(clientSchema, {
    name: words(
      'Seri Maju Sdn Bhd',
      'Client',
      'Client Name',
      'Customer',
      'Customer Name',
      'Company Name',
      'CompanyName',
      'Debtor Name',
      'Co./Last Name',
      'Nama',
      'Pelanggan',
    ),
    person_in_charge: words('Encik Razak', 'Person In Charge', 'Contact', 'Attention', 'Pegawai', 'Untuk Perhatian'),
    end_customer: words('', 'End Client', 'Pelanggan Akhir'),
    ...ADDRESS,
    country: country(),
    email: EMAIL,
    payment_days: {
      ...words(
        '30',
        'Terms',
        'Credit Days',
        'Credit Term',
        'CreditTerm',
        'Display Term',
        'Payment Days',
        'Tempoh Kredit',
      ),
      kind: 'number',
    },
    ...TAX_IDENTITY,
    id_no: {
      ...words('201901012345', 'Identification No', 'Register No', 'RegisterNo', 'No Pengenalan'),
      hasDigits: true,
    },
    sst_no: SST_NO,
    accounting_code: ACCOUNTING_CODE,
  });
