import {
  contractorSchema,
  DEFAULT_COUNTRY,
  ORGANISATION_TYPES,
  type ContractorInput,
} from '@siteledger/shared-lib/domain';
import { Form } from '@siteledger/shared-lib/form';
import { useNavigate } from '@siteledger/shared-lib/router';
import { notify } from '@siteledger/shared-lib/ui';
import { useContractorsCreateMutation } from './contractors-api';
import { PartyDialog, PartyDialogFields, useCloseDialog } from '../party';
import { ContractorFields } from './contractor-fields';

const newContractor = { type: ORGANISATION_TYPES.SUB_CONTRACTOR, country: DEFAULT_COUNTRY };

/** Creates a contractor or supplier, over the list, and opens it; leaving its path closes it. screens.md#routes */
export function CreateContractorModal() {
  const [createContractor] = useContractorsCreateMutation();
  const navigate = useNavigate();
  const close = useCloseDialog('/contractors/list');

  const onSubmit = async (input: ContractorInput) => {
    const { uuid } = await createContractor(input).unwrap();
    notify.success('Successfully created contractor.');
    await navigate(`/contractors/list/${uuid}`, { replace: true });
  };

  return (
    <PartyDialog title="New contractor" onClose={close}>
      <Form label="New contractor" schema={contractorSchema} initialValues={newContractor} onSubmit={onSubmit}>
        <PartyDialogFields onCancel={close} submit="Create contractor">
          <ContractorFields />
        </PartyDialogFields>
      </Form>
    </PartyDialog>
  );
}
