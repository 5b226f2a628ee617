import type { InferType } from 'yup';
import { addressFields, type Address } from './address';
import { NAME_MAX } from '../constants';
import { day, email, onUse, paragraphs, record, text, wholeNumber } from '../fields';
import type { Day } from '../days/dates';
import { type IdType, idType, type Payee, payeeFields, sstNo, tin } from './identity';
import type { Recorded } from '../reference';

/** Types of organisation: the first two are contractors, the third issues our documents. parties.md#organisations */
export const ORGANISATION_TYPES = { SUB_CONTRACTOR: 1, SUPPLIER: 2, OWN_COMPANY: 3 } as const;

/** Name of each type of organisation. */
export const ORGANISATION_TYPE_NAMES: Record<number, string> = { 1: 'Sub-contractor', 2: 'Supplier', 3: 'Own company' };

/** Upload field of the logo, and its limits. The type is checked by content, not by file name. */
export const LOGO_FIELD = 'file';
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
export const LOGO_MAX_BYTES = 2 * 1024 * 1024;
export const LOGO_MAX_PIXELS = 4096;

/** Error messages for a file that cannot be a logo. */
export const LOGO_REFUSALS = {
  type: 'Logo must be a PNG, JPEG or WebP image that is not animated.',
  bytes: 'The logo must be at most 2 MB.',
  pixels: `Logo must be at most ${LOGO_MAX_PIXELS} × ${LOGO_MAX_PIXELS} pixels.`,
  unreadable: 'Logo is not an image that can be read.',
} as const;

// Enough for two pages of small print.
const TERMS_MAX = 20_000;

/** Schema to create or update a contractor; type is 1 sub-contractor or 2 supplier. parties.md#organisations */
export const contractorSchema = onUse(() =>
  record({
    name: text('Name').required().max(NAME_MAX),
    type: wholeNumber('Type').min(1, 'Type must be more than or equals to 1.').max(2),
    ...addressFields(),
    ...payeeFields(),
  }),
);

export type ContractorInput = InferType<typeof contractorSchema>;

/** A contractor or supplier in responses. */
export type Contractor = Recorded & Address & Payee & { name: string; type: number };

/**
 * Schema to create or update an organisation; type 3 is our own company. docs/domain/parties.md#organisations,
 * docs/domain/parties.md#the-own-company
 */
export const organisationSchema = onUse(() =>
  record({
    name: text('Name').required().max(NAME_MAX),
    type: wholeNumber('Type').min(1, 'Type must be more than or equals to 1.').max(3),
    registration_no: text('Registration No').max(50),
    bank_name: text('Bank Name').max(NAME_MAX),
    bank_account_no: text('Bank Account No').max(50),
    bank_confirmed_by: text('Account Confirmed By').max(NAME_MAX),
    bank_confirmed_on: day('Account Confirmed On'),
    ...addressFields(),
    ...payeeFields(),
    email: email('Email'),
    tnc_subcon: paragraphs('Sub-contractor Terms').max(TERMS_MAX),
    tnc_supplier: paragraphs('Supplier Terms').max(TERMS_MAX),
    tin: tin(),
    id_type: idType(),
    brn: text('BRN').max(20),
    sst_no: sstNo(),
    msic_code: text('MSIC Code').matches(/^\s*\d{5}\s*$/, {
      message: 'MSIC Code must be 5 digits.',
      excludeEmptyString: true,
    }),
  }),
);

export type OrganisationInput = InferType<typeof organisationSchema>;

/** An organisation in responses; `logo` is the path of its picture, which anybody with that path may load. */
export type Organisation = Contractor & {
  registration_no: string | null;
  bank_name: string | null;
  bank_account_no: string | null;
  /** Who of the payee said, by telephone or in person, that the account is theirs, and when. */
  bank_confirmed_by: string | null;
  bank_confirmed_on: Day | null;
  email: string | null;
  tnc_subcon: string | null;
  tnc_supplier: string | null;
  tin: string | null;
  id_type: IdType | null;
  brn: string | null;
  sst_no: string | null;
  msic_code: string | null;
  logo: string | null;
};

/**
 * Details of a refused deletion of a contractor: the projects in which it has an order, bill or assignment.
 * docs/domain/errors.md#deleting-a-contractor
 */
export type ContractorInUse = { contractor_id: string[]; projects: string[] };
