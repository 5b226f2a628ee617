import type { InferType } from 'yup';
import { addressFields, type Address } from './address';
import { NAME_MAX } from './constants';
import { record, text, wholeNumber } from './fields';
import type { Recorded } from './reference';

/** Kinds of organisation: contractors are the first two, the third issues our documents. Decision §3. */
export const ORGANISATION_TYPES = { SUB_CONTRACTOR: 1, SUPPLIER: 2, OWN_COMPANY: 3 } as const;

/** What people call an organisation's type. */
export const ORGANISATION_TYPE_NAMES: Record<number, string> = { 1: 'Sub-contractor', 2: 'Supplier', 3: 'Own company' };

/** What a contractor is created from; type is 1 sub-contractor or 2 supplier. Specification §3 and §5. */
export const contractorSchema = record({
  name: text('Name').required().max(NAME_MAX),
  type: wholeNumber('Type').min(1, 'Type must be more than or equals to 1.').max(2),
  ...addressFields,
});

export type ContractorInput = InferType<typeof contractorSchema>;

/** A contractor or supplier as replies show it. */
export type Contractor = Recorded & Address & { name: string; type: number };
