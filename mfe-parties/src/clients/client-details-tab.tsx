import { clientSchema, wholeNumber, type Client } from '@siteledger/shared-lib/domain';
import { Permission } from '@siteledger/shared-lib/permission';
import { useOutletContext } from '@siteledger/shared-lib/router';
import { useClientsUpdateMutation } from './clients-api';
import { UpdateParty } from '../party-form';
import { SalesBalance } from '../party-documents';
import { ClientFields } from './client-fields';

const schema = clientSchema.shape({ version: wholeNumber('Version') });

/**
 * A client's balance and fields; read-only for a deleted client or without the permission. parties.md#clients,
 * calls.md#versions
 */
export function ClientDetailsTab() {
  const client = useOutletContext<Client>();
  return (
    <>
      <Permission any={['project.invoice']}>
        <SalesBalance sales={{ client: client.uuid }} />
      </Permission>
      <UpdateParty
        what="Client"
        party={client}
        schema={schema}
        permission="client.update"
        isReadOnly={client.deleted_at !== null}
        useUpdate={useClientsUpdateMutation}
      >
        <ClientFields />
      </UpdateParty>
    </>
  );
}
