import { DEFAULT_COUNTRY, ORGANISATION_TYPES, organisationSchema } from '@siteledger/shared-lib/domain';
import { useOrganisationsCreateMutation } from './organisations-api';
import { CreateParty } from '../party-form';
import { OrganisationFields } from './organisation-fields';

const newOrganisation = { type: ORGANISATION_TYPES.SUB_CONTRACTOR, country: DEFAULT_COUNTRY };

/**
 * Dialog to create an organisation, over the list; opens the new one, where a logo can be added.
 * docs/domain/screens.md#routes
 */
export function CreateOrganisationModal() {
  const [create] = useOrganisationsCreateMutation();
  return (
    <CreateParty
      one="organisation"
      list="/organisations/list"
      schema={organisationSchema}
      initialValues={newOrganisation}
      create={create}
    >
      <OrganisationFields />
    </CreateParty>
  );
}
