import { DEFAULT_COUNTRY, NAME_MAX } from '../constants';
import { isCountry } from './countries';
import { tel, text } from '../fields';

// An ISO-2 code, with room for surrounding spaces.
const COUNTRY_TEXT_MAX = 20;

type TextField = ReturnType<typeof text>;

/** States of Malaysia by LHDN code. docs/domain/parties.md#telephone-and-address */
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

const STATE_NAMES: readonly string[] = STATES.map((state) => state.name);

const isMalaysian = (country: unknown) => country === DEFAULT_COUNTRY;

/** A state of Malaysia, by name or LHDN code; stored by name. docs/domain/parties.md#telephone-and-address */
export const malaysianState = (state: TextField, label: string) =>
  state
    .transform((value: unknown) => STATES.find(({ code }) => code === value)?.name ?? value)
    .test(
      'state',
      `${label} must be one of ${STATE_NAMES.join(', ')}.`,
      (value) => !value || STATE_NAMES.includes(value) || STATES.some(({ code }) => code === value),
    );

// Outside Malaysia any text is accepted.
const stateOf = (country: unknown, state: TextField) => (isMalaysian(country) ? malaysianState(state, 'State') : state);

const postcodeOf = (country: unknown, postcode: TextField) =>
  isMalaysian(country)
    ? postcode.matches(/^\s*\d{5}\s*$/, { message: 'Postcode must be 5 digits.', excludeEmptyString: true })
    : postcode;

/** Telephone and address of a client, contractor or organisation. docs/domain/parties.md#telephone-and-address */
export const addressFields = () => ({
  tel_no: tel('Phone'),
  fax_no: tel('Fax'),
  address_1: text('Address 1').max(NAME_MAX),
  address_2: text('Address 2').max(NAME_MAX),
  city: text('City').max(NAME_MAX),
  postcode: text('Postcode')
    .max(10)
    .when('country', ([country], schema) => postcodeOf(country, schema)),
  state: text('State')
    .max(NAME_MAX)
    .when('country', ([country], schema) => stateOf(country, schema)),
  country: text('Country')
    .max(COUNTRY_TEXT_MAX)
    .required()
    .test('country', 'Country is not valid.', (value) => !value || isCountry(value.trim())),
});

/** Names of those fields; every table with an address has these columns. */
export const ADDRESS_COLUMNS = [
  'tel_no',
  'fax_no',
  'address_1',
  'address_2',
  'city',
  'postcode',
  'state',
  'country',
] as const satisfies readonly (keyof ReturnType<typeof addressFields>)[];

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

/** An address as stored; omitted fields are null. */
export const addressValues = (input: { [Field in keyof Address]?: string | null | undefined }): Address => ({
  tel_no: input.tel_no ?? null,
  fax_no: input.fax_no ?? null,
  address_1: input.address_1 ?? null,
  address_2: input.address_2 ?? null,
  city: input.city ?? null,
  postcode: input.postcode ?? null,
  state: input.state ?? null,
  country: input.country ?? DEFAULT_COUNTRY,
});
