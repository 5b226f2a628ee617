import { clientSchema, wholeNumber, type Client, type ClientInput } from '@siteledger/shared-lib/domain';
import { Form } from '@siteledger/shared-lib/form';
import { Permission } from '@siteledger/shared-lib/permission';
import { useOutletContext } from '@siteledger/shared-lib/router';
import { notify } from '@siteledger/shared-lib/ui';
import { useClientsUpdateMutation } from './clients-api';
import { PartyFormEnd } from '../party';
import { SalesBalance } from '../party-documents';
import { ClientFields } from './client-fields';

const schema = clientSchema.shape({ version: wholeNumber('Version') });

/** What a client owes, and its fields. Who may, changes them; those of a deleted client are only read. parties.md#clients, calls.md#versions */
export function ClientDetailsTab() {
  const client = useOutletContext<Client>();
  return (
    <>
      <Permission any={['project.invoice']}>
        <SalesBalance sales={{ client: client.uuid }} />
      </Permission>
      <div className="party-form">
        <Permission any={['client.update']} otherwise="readonly">
          <UpdateClientForm key={client.uuid} client={client} />
        </Permission>
      </div>
    </>
  );
}

function UpdateClientForm({ client }: { client: Client }) {
  const [updateClient, { error }] = useClientsUpdateMutation();
  const onSubmit = async ({ version, ...body }: ClientInput & { version?: number | null }) => {
    await updateClient({ uuid: client.uuid, version: version ?? client.version, body }).unwrap();
    notify.success('Successfully update client.');
  };
  return (
    <Form
      label="Client"
      schema={schema}
      initialValues={client}
      onSubmit={onSubmit}
      isReadOnly={client.deleted_at !== null}
    >
      <ClientFields />
      <PartyFormEnd error={error} />
    </Form>
  );
}
