import { contractorTypes, TypedPartyList } from '../party';
import { contractorColumns } from './contractor-columns';
import { contractorsApi } from './contractors-api';
import { useDeleteContractor } from './use-delete-contractor';

/** List of sub-contractors and suppliers by name. docs/domain/screens.md#routes */
export const ContractorListPage = () => (
  <TypedPartyList
    one="contractor"
    many="Contractors"
    path="/contractors/list"
    endpoint={contractorsApi.endpoints.contractorsList}
    columns={contractorColumns}
    types={contractorTypes}
    useDelete={useDeleteContractor}
  />
);
