import { notifyError } from '@siteledger/shared-lib/api';
import { notify } from '@siteledger/shared-lib/ui';
import { type Deletable } from '../party';
import { useClientsDeleteMutation } from './clients-api';
import { useRestoreClient } from './use-restore-client';

/** Deletes a client and offers to undo that; true when it is gone. docs/domain/states-and-deletions.md#undo */
export function useDeleteClient() {
  const [deleteClient, { isLoading }] = useClientsDeleteMutation();
  const { restore } = useRestoreClient();
  const remove = async ({ uuid, name, version }: Deletable) => {
    try {
      await deleteClient({ uuid, version }).unwrap();
      const undo = () => restore({ uuid, name, version: version + 1 });
      notify.success(`Successfully deleted "${name}"`, { undo });
      return true;
    } catch (error) {
      notifyError(error);
      return false;
    }
  };
  return { remove, isDeleting: isLoading };
}
