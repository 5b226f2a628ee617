import { organisationTypes, TypedPartyList } from '../party';
import { organisationColumns } from './organisation-columns';
import { organisationsApi } from './organisations-api';
import { useDeleteOrganisation } from './use-delete-organisation';

/** List of contractors, suppliers and our own company by name. docs/domain/screens.md#routes */
export const OrganisationListPage = () => (
  <TypedPartyList
    one="organisation"
    many="Organisations"
    path="/organisations/list"
    endpoint={organisationsApi.endpoints.organisationsList}
    columns={organisationColumns}
    types={organisationTypes}
    useDelete={useDeleteOrganisation}
  />
);
