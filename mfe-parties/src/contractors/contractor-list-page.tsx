import type { Contractor } from '@siteledger/shared-lib/domain';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { Outlet } from '@siteledger/shared-lib/router';
import { DataTable, useListState } from '@siteledger/shared-lib/table';
import { PageHeader } from '@siteledger/shared-lib/ui';
import { contractorsApi } from '../contractors-api';
import { DeleteRowButton } from '../delete-row-button';
import { ListChoice } from '../list-choice';
import { NewPartyButton } from '../new-party-button';
import { asFilter, contractorTypes } from '../organisation-types';
import { contractorColumns } from './contractor-columns';
import { useDeleteContractor } from './use-delete-contractor';

const defaults = { sort: 'name', order: 'asc', filters: { type: '' } } as const;

const types = asFilter(contractorTypes);

/** Sub-contractors and suppliers by name; the creation of one opens over them. Specification §2. */
export function ContractorListPage() {
  const list = useListState<{ type: string }>(defaults);
  const { can } = usePermissions();
  const create = (
    <NewPartyButton list="/contractors/list" permission="contractor.create">
      New contractor
    </NewPartyButton>
  );
  return (
    <>
      <PageHeader title="Contractors" actions={create} />
      <DataTable<Contractor>
        name="Contractors"
        list={list}
        endpoint={contractorsApi.endpoints.contractorsList}
        columns={contractorColumns}
        columnsKey="contractors"
        filters={
          <ListChoice
            label="Type"
            everything="Every type"
            options={types}
            value={list.filters.type}
            onChange={(value) => list.setFilter('type', value)}
          />
        }
        rowActions={can('contractor.delete') ? (contractor) => <Delete contractor={contractor} /> : undefined}
        rowActionsWidth={56}
        nextStep={create}
        exportName="contractors.xlsx"
      />
      <Outlet />
    </>
  );
}

function Delete({ contractor }: { contractor: Contractor }) {
  const { ask, isDeleting } = useDeleteContractor();
  return <DeleteRowButton name={contractor.name} isDeleting={isDeleting} onClick={() => ask(contractor)} />;
}
