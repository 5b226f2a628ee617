import { clientSchema, DEFAULT_COUNTRY, type ClientInput } from '@siteledger/shared-lib/domain';
import { Form } from '@siteledger/shared-lib/form';
import { useNavigate } from '@siteledger/shared-lib/router';
import { notify } from '@siteledger/shared-lib/ui';
import { useClientsCreateMutation } from './clients-api';
import { PartyDialog, PartyDialogFields, useCloseDialog } from '../party';
import { ClientFields } from './client-fields';

const newClient = { country: DEFAULT_COUNTRY };

/** Creates a client, over the list, and opens it; leaving its path closes it. docs/domain/screens.md#routes */
export function CreateClientModal() {
  const [createClient] = useClientsCreateMutation();
  const navigate = useNavigate();
  const close = useCloseDialog('/clients/list');

  const onSubmit = async (input: ClientInput) => {
    const { uuid } = await createClient(input).unwrap();
    notify.success('Successfully created client.');
    await navigate(`/clients/list/${uuid}`, { replace: true });
  };

  return (
    <PartyDialog title="New client" onClose={close}>
      <Form label="New client" schema={clientSchema} initialValues={newClient} onSubmit={onSubmit}>
        <PartyDialogFields onCancel={close} submit="Create client">
          <ClientFields />
        </PartyDialogFields>
      </Form>
    </PartyDialog>
  );
}
