import type { Organisation } from '@siteledger/shared-lib/domain';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { DeleteRowButton } from '@siteledger/shared-lib/records';
import { useListState } from '@siteledger/shared-lib/table';
import { byNameOfAnyType, organisationTypes, PartyList, TypeFilter } from '../party';
import { organisationsApi } from './organisations-api';
import { organisationColumns } from './organisation-columns';
import { useDeleteOrganisation } from './use-delete-organisation';

/** Contractors, suppliers and our own company by name. docs/domain/screens.md#routes */
export function OrganisationListPage() {
  const list = useListState(byNameOfAnyType);
  const { can } = usePermissions();
  return (
    <PartyList<Organisation>
      one="organisation"
      many="Organisations"
      path="/organisations/list"
      create="contractor.create"
      list={list}
      endpoint={organisationsApi.endpoints.organisationsList}
      columns={organisationColumns}
      filters={<TypeFilter types={organisationTypes} list={list} />}
      rowActions={can('contractor.delete') ? (organisation) => <Delete organisation={organisation} /> : undefined}
    />
  );
}

function Delete({ organisation }: { organisation: Organisation }) {
  const { ask, isDeleting } = useDeleteOrganisation();
  return <DeleteRowButton name={organisation.name} isDeleting={isDeleting} onClick={() => ask(organisation)} />;
}
