import { formatInstant, type Client } from '@siteledger/shared-lib/domain';
import { Permission } from '@siteledger/shared-lib/permission';
import { Alert, Button } from '@siteledger/shared-lib/ui';
import { useRestoreClient } from './use-restore-client';

/** Notice on a deleted client, with a button to restore it with the permission. docs/domain/parties.md#clients */
export function DeletedNotice({ client }: { client: Client }) {
  const { restore, isRestoring } = useRestoreClient();
  return (
    <Alert
      className="party-notice"
      type="warning"
      title="This client is deleted."
      description={`Deleted ${formatInstant(client.deleted_at!)}. Restore it to edit it.`}
      action={
        <Permission any={['client.restore']}>
          <Button loading={isRestoring} onClick={() => void restore(client)}>
            Restore
          </Button>
        </Permission>
      }
    />
  );
}
