import { ORGANISATION_TYPE_NAMES, ORGANISATION_TYPES } from '@siteledger/shared-lib/domain';

const { SUB_CONTRACTOR, SUPPLIER, OWN_COMPANY } = ORGANISATION_TYPES;

const optionsOf = (types: readonly number[]) =>
  types.map((value) => ({ value, label: ORGANISATION_TYPE_NAMES[value] ?? String(value) }));

/** Types of a contractor. docs/domain/parties.md#organisations */
export const contractorTypes = optionsOf([SUB_CONTRACTOR, SUPPLIER]);

/** Types of an organisation. docs/domain/parties.md#organisations */
export const organisationTypes = optionsOf([SUB_CONTRACTOR, SUPPLIER, OWN_COMPANY]);
