import { contractorSchema, wholeNumber, type Contractor } from '@siteledger/shared-lib/domain';
import { useOutletContext } from '@siteledger/shared-lib/router';
import { useContractorsUpdateMutation } from './contractors-api';
import { UpdateParty } from '../party-form';
import { PurchasesBalance } from '../party-documents';
import { ContractorFields } from './contractor-fields';

const schema = contractorSchema.shape({ version: wholeNumber('Version') });

/** A contractor's balance and fields; read-only without the permission. parties.md#organisations, calls.md#versions */
export function ContractorDetailsTab() {
  const contractor = useOutletContext<Contractor>();
  return (
    <>
      <PurchasesBalance contractor={contractor.uuid} />
      <UpdateParty
        what="Contractor"
        party={contractor}
        schema={schema}
        permission="contractor.update"
        useUpdate={useContractorsUpdateMutation}
      >
        <ContractorFields />
      </UpdateParty>
    </>
  );
}
