import { choice, text } from '../fields';

/** Kinds of number by which LHDN knows a party. docs/domain/parties.md#tax-identity */
export const ID_TYPES = ['BRN', 'NRIC', 'PASSPORT', 'ARMY'] as const;

export type IdType = (typeof ID_TYPES)[number];

/** Name of each kind. */
export const ID_TYPE_NAMES: Record<IdType, string> = {
  BRN: 'Business registration',
  NRIC: 'Identity card',
  PASSPORT: 'Passport',
  ARMY: 'Army',
};

/** Answers to a question that nobody may have asked yet, so they also have an empty value. */
export const ANSWERS = ['yes', 'no'] as const;

export type Answer = (typeof ANSWERS)[number];

export const ANSWER_NAMES: Record<Answer, string> = { yes: 'Yes', no: 'No' };

/** Tax number of a party; LHDN's have at most 14 characters. */
export const tin = () => text('TIN').max(20);

export const idType = () => choice('ID Type', ID_TYPES);

/** Number of a registration for sales or service tax. */
export const sstNo = () => text('SST No').max(35);

/** The party's own code in the accounting software, "300-S0001". docs/domain/parties.md#accounting-code */
export const accountingCode = () => text('Accounting Code').max(20);

/**
 * Whether a payee is resident in Malaysia, and whether it is related to us: banks and the tax office ask for both. Its
 * code in the accounting software. docs/domain/parties.md#payees
 */
export const payeeFields = () => ({
  resident: choice('Resident in Malaysia', ANSWERS),
  related_party: choice('Related Party', ANSWERS),
  accounting_code: accountingCode(),
});

/** Names of those fields. */
export const PAYEE_COLUMNS = [
  'resident',
  'related_party',
  'accounting_code',
] as const satisfies readonly (keyof ReturnType<typeof payeeFields>)[];

export type Payee = { resident: Answer | null; related_party: Answer | null; accounting_code: string | null };

/** The answers about a payee, as stored; omitted fields are null. */
export const payeeValues = (input: { [Field in keyof Payee]?: Payee[Field] | undefined }): Payee => ({
  resident: input.resident ?? null,
  related_party: input.related_party ?? null,
  accounting_code: input.accounting_code ?? null,
});
