import type { Client } from '@siteledger/shared-lib/domain';
import { Permission, usePermissions } from '@siteledger/shared-lib/permission';
import { DeleteRowButton } from '@siteledger/shared-lib/records';
import { Button, UndoOutlined } from '@siteledger/shared-lib/ui';
import { useDeleteClient } from './use-delete-client';
import { useRestoreClient } from './use-restore-client';

/** What can be done with a client of the list, for who may: a deleted one is restored. */
export function useClientRowActions() {
  const { canAny } = usePermissions();
  if (!canAny(['client.delete', 'client.restore'])) return undefined;
  return (client: Client) => (client.deleted_at ? <Restore client={client} /> : <Delete client={client} />);
}

function Delete({ client }: { client: Client }) {
  const { remove, isDeleting } = useDeleteClient();
  return (
    <Permission any={['client.delete']}>
      <DeleteRowButton name={client.name} isDeleting={isDeleting} onClick={() => remove(client)} />
    </Permission>
  );
}

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
