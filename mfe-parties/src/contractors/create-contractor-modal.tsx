import { contractorSchema, DEFAULT_COUNTRY, ORGANISATION_TYPES } from '@siteledger/shared-lib/domain';
import { useContractorsCreateMutation } from './contractors-api';
import { CreateParty } from '../party-form';
import { ContractorFields } from './contractor-fields';

const newContractor = { type: ORGANISATION_TYPES.SUB_CONTRACTOR, country: DEFAULT_COUNTRY };

/** Dialog to create a contractor or supplier, over the list; opens the new one. docs/domain/screens.md#routes */
export function CreateContractorModal() {
  const [create] = useContractorsCreateMutation();
  return (
    <CreateParty
      one="contractor"
      list="/contractors/list"
      schema={contractorSchema}
      initialValues={newContractor}
      create={create}
    >
      <ContractorFields />
    </CreateParty>
  );
}
