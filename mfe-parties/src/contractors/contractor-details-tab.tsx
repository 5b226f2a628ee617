import { contractorSchema, wholeNumber, type Contractor, type ContractorInput } from '@siteledger/shared-lib/domain';
import { Form } from '@siteledger/shared-lib/form';
import { Permission } from '@siteledger/shared-lib/permission';
import { useOutletContext } from '@siteledger/shared-lib/router';
import { notify } from '@siteledger/shared-lib/ui';
import { useContractorsUpdateMutation } from './contractors-api';
import { PartyFormEnd } from '../party';
import { PurchasesBalance } from '../party-documents';
import { ContractorFields } from './contractor-fields';

const schema = contractorSchema.shape({ version: wholeNumber('Version') });

/** What is owed to a contractor, and its fields. Who may, changes them. parties.md#organisations, calls.md#versions */
export function ContractorDetailsTab() {
  const contractor = useOutletContext<Contractor>();
  return (
    <>
      <PurchasesBalance contractor={contractor.uuid} />
      <div className="party-form">
        <Permission any={['contractor.update']} otherwise="readonly">
          <UpdateContractorForm key={contractor.uuid} contractor={contractor} />
        </Permission>
      </div>
    </>
  );
}

function UpdateContractorForm({ contractor }: { contractor: Contractor }) {
  const [updateContractor, { error }] = useContractorsUpdateMutation();
  const onSubmit = async ({ version, ...body }: ContractorInput & { version?: number | null }) => {
    await updateContractor({ uuid: contractor.uuid, version: version ?? contractor.version, body }).unwrap();
    notify.success('Successfully update contractor.');
  };
  return (
    <Form label="Contractor" schema={schema} initialValues={contractor} onSubmit={onSubmit}>
      <ContractorFields />
      <PartyFormEnd error={error} />
    </Form>
  );
}
