import { addressValues, type OrganisationInput, organisationSchema } from '@siteledger/shared-lib/domain';
import { ownColumns } from '../../db/own-fields';

/** An organisation's columns from the form; omitted fields become empty, an omitted type becomes `type`. */
export const organisationValues = (input: OrganisationInput, type: number) => ({
  ...ownColumns<OrganisationInput>(organisationSchema, input),
  ...addressValues(input),
  type: input.type ?? type,
});
