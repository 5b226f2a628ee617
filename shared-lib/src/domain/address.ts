import { choice, tel, text } from './fields';
import { NAME_MAX } from './constants';

/** States of Malaysia by their LHDN code. Decision §9. */
export const STATES = [
  { code: '01', name: 'Johor' },
  { code: '02', name: 'Kedah' },
  { code: '03', name: 'Kelantan' },
  { code: '04', name: 'Melaka' },
  { code: '05', name: 'Negeri Sembilan' },
  { code: '06', name: 'Pahang' },
  { code: '07', name: 'Pulau Pinang' },
  { code: '08', name: 'Perak' },
  { code: '09', name: 'Perlis' },
  { code: '10', name: 'Selangor' },
  { code: '11', name: 'Terengganu' },
  { code: '12', name: 'Sabah' },
  { code: '13', name: 'Sarawak' },
  { code: '14', name: 'WP Kuala Lumpur' },
  { code: '15', name: 'WP Labuan' },
  { code: '16', name: 'WP Putrajaya' },
  { code: '17', name: 'Not Applicable' },
] as const;

const STATE_NAMES = STATES.map((state) => state.name);

/** Telephone and address of a client, contractor or organisation. Specification §3, Decision §9. */
export const addressFields = {
  tel_no: tel('Tel No'),
  fax_no: tel('Fax No'),
  address_1: text('Address 1').max(NAME_MAX),
  address_2: text('Address 2').max(NAME_MAX),
  city: text('City').max(NAME_MAX),
  postcode: text('Postcode').max(10),
  state: choice('State', STATE_NAMES),
  country: text('Country')
    .required()
    .matches(/^[A-Z]{2}$/, { message: 'Country is not valid.', excludeEmptyString: true }),
};

export type Address = {
  tel_no: string | null;
  fax_no: string | null;
  address_1: string | null;
  address_2: string | null;
  city: string | null;
  postcode: string | null;
  state: string | null;
  country: string;
};
