import { clientSchema, DEFAULT_COUNTRY } from '@siteledger/shared-lib/domain';
import { useClientsCreateMutation } from './clients-api';
import { CreateParty } from '../party-form';
import { ClientFields } from './client-fields';

const newClient = { country: DEFAULT_COUNTRY };

/** Dialog to create a client, over the list; opens the new client. docs/domain/screens.md#routes */
export function CreateClientModal() {
  const [create] = useClientsCreateMutation();
  return (
    <CreateParty one="client" list="/clients/list" schema={clientSchema} initialValues={newClient} create={create}>
      <ClientFields />
    </CreateParty>
  );
}
