import { addDays, ORGANISATION_TYPES } from '@siteledger/shared-lib/domain';
import { type Db } from '../../database';
import { type Block } from '../block';
import { recordedOn } from '../numbers/calendar';
import { insertRows } from '../insert-rows';

/** Stores the demo's own company, which issues the invoices and orders. */
export const TERMS = {
  subContractor: [
    '1. Payment within 30 days of a certified claim, less 5% retention.',
    '2. Half of the retention is released at practical completion, the rest after 12 months of defects liability.',
    '3. The sub-contractor keeps valid CIDB registration, SOCSO and insurance for its workers.',
    '4. Variations only by written instruction.',
  ].join('\n'),
  supplier: [
    '1. Payment 30 days from receipt of invoice with signed delivery orders.',
    "2. Goods that fail tests are returned at the supplier's cost.",
    '3. Prices hold until the order is delivered in full.',
  ].join('\n'),
};

/** Stores the company whose demo this is: it issues the invoices and orders. */
export async function seedOwnCompany(db: Db, block: Block) {
  const random = block.random('own-company');
  const company = {
    id: block.numbering.nextId('organisations'),
    uuid: random.uuid(),
    name: 'Siteledger Bina Sdn Bhd',
    type: ORGANISATION_TYPES.OWN_COMPANY,
    registration_no: '200801023456 (824748-K)',
    brn: '200801023456',
    tin: 'C20830415060',
    sst_no: 'W10-1808-31000417',
    msic_code: '41002',
    bank_name: 'Maybank',
    bank_account_no: '512834067721',
    tel_no: '03-5512 3400',
    fax_no: '03-5512 3401',
    address_1: 'No. 12, Jalan Seri Tanjung 7/3',
    address_2: 'Pusat Perniagaan Alam',
    city: 'Shah Alam',
    postcode: '40150',
    state: 'Selangor',
    country: 'MY',
    tnc_subcon: TERMS.subContractor,
    tnc_supplier: TERMS.supplier,
    ...recordedOn(addDays(block.today, -7 * 365), random),
  };
  await insertRows(db, 'organisations', [company]);
}
