import { addressValues, type OrganisationInput, organisationSchema } from '@siteledger/shared-lib/domain';
import { ownColumns } from '../../db/own-fields';

/** An organisation's columns from what was typed; what was left out is empty, and its type the one given besides. */
export const organisationValues = (input: OrganisationInput, type: number) => ({
  ...ownColumns<OrganisationInput>(organisationSchema, input),
  ...addressValues(input),
  type: input.type ?? type,
});
