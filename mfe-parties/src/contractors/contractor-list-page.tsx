import type { Contractor } from '@siteledger/shared-lib/domain';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { DeleteRowButton } from '@siteledger/shared-lib/records';
import { useListState } from '@siteledger/shared-lib/table';
import { byNameOfAnyType, contractorTypes, PartyList, TypeFilter } from '../party';
import { contractorsApi } from './contractors-api';
import { contractorColumns } from './contractor-columns';
import { useDeleteContractor } from './use-delete-contractor';

/** Sub-contractors and suppliers by name. docs/domain/screens.md#routes */
export function ContractorListPage() {
  const list = useListState(byNameOfAnyType);
  const { can } = usePermissions();
  return (
    <PartyList<Contractor>
      one="contractor"
      many="Contractors"
      path="/contractors/list"
      create="contractor.create"
      list={list}
      endpoint={contractorsApi.endpoints.contractorsList}
      columns={contractorColumns}
      filters={<TypeFilter types={contractorTypes} list={list} />}
      rowActions={can('contractor.delete') ? (contractor) => <Delete contractor={contractor} /> : undefined}
    />
  );
}

function Delete({ contractor }: { contractor: Contractor }) {
  const { ask, isDeleting } = useDeleteContractor();
  return <DeleteRowButton name={contractor.name} isDeleting={isDeleting} onClick={() => ask(contractor)} />;
}
