import type { Organisation } from '@siteledger/shared-lib/domain';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { Outlet } from '@siteledger/shared-lib/router';
import { DataTable, useListState } from '@siteledger/shared-lib/table';
import { PageHeader } from '@siteledger/shared-lib/ui';
import { DeleteRowButton } from '../delete-row-button';
import { ListChoice } from '../list-choice';
import { NewPartyButton } from '../new-party-button';
import { asFilter, organisationTypes } from '../organisation-types';
import { organisationsApi } from '../organisations-api';
import { organisationColumns } from './organisation-columns';
import { useDeleteOrganisation } from './use-delete-organisation';

const defaults = { sort: 'name', order: 'asc', filters: { type: '' } } as const;

const types = asFilter(organisationTypes);

/** Contractors, suppliers and our own company by name; the creation of one opens over them. Specification §2. */
export function OrganisationListPage() {
  const list = useListState<{ type: string }>(defaults);
  const { can } = usePermissions();
  const create = (
    <NewPartyButton list="/organisations/list" permission="contractor.create">
      New organisation
    </NewPartyButton>
  );
  return (
    <>
      <PageHeader title="Organisations" actions={create} />
      <DataTable<Organisation>
        name="Organisations"
        list={list}
        endpoint={organisationsApi.endpoints.organisationsList}
        columns={organisationColumns}
        columnsKey="organisations"
        filters={
          <ListChoice
            label="Type"
            everything="Every type"
            options={types}
            value={list.filters.type}
            onChange={(value) => list.setFilter('type', value)}
          />
        }
        rowActions={can('contractor.delete') ? (organisation) => <Delete organisation={organisation} /> : undefined}
        rowActionsWidth={56}
        nextStep={create}
        exportName="organisations.xlsx"
      />
      <Outlet />
    </>
  );
}

function Delete({ organisation }: { organisation: Organisation }) {
  const { ask, isDeleting } = useDeleteOrganisation();
  return <DeleteRowButton name={organisation.name} isDeleting={isDeleting} onClick={() => ask(organisation)} />;
}
