import type { Client } from '@siteledger/shared-lib/domain';
import { Permission, usePermissions } from '@siteledger/shared-lib/permission';
import { Button, UndoOutlined } from '@siteledger/shared-lib/ui';
import { DeletePartyRow } from '../party';
import { useDeleteClient } from './use-delete-client';
import { useRestoreClient } from './use-restore-client';

/** Row actions of a client that the user is allowed; a deleted client can be restored. */
export function useClientRowActions() {
  const { canAny } = usePermissions();
  if (!canAny(['client.delete', 'client.restore'])) return undefined;
  return (client: Client) => (client.deleted_at ? <Restore client={client} /> : <Delete client={client} />);
}

const Delete = ({ client }: { client: Client }) => (
  <Permission any={['client.delete']}>
    <DeletePartyRow party={client} useDelete={useDeleteClient} />
  </Permission>
);

function Restore({ client }: { client: Client }) {
  const { restore, isRestoring } = useRestoreClient();
  return (
    <Permission any={['client.restore']}>
      <Button
        type="text"
        size="small"
        icon={<UndoOutlined aria-hidden />}
        aria-label={`Restore ${client.name}`}
        loading={isRestoring}
        onClick={() => void restore(client)}
      />
    </Permission>
  );
}
