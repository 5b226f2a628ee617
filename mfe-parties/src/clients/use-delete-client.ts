import { deleteNow } from '@siteledger/shared-lib/api';
import { type Deletable } from '../party';
import { useClientsDeleteMutation, useClientsRestoreMutation } from './clients-api';

/** Deletes a client and offers an undo; true when it is deleted. docs/domain/states-and-deletions.md#undo */
export function useDeleteClient() {
  const [deleteClient, { isLoading }] = useClientsDeleteMutation();
  const [restoreClient] = useClientsRestoreMutation();
  const remove = ({ uuid, name, version }: Deletable) =>
    deleteNow({
      name,
      send: () => deleteClient({ uuid, version }).unwrap(),
      restore: () => restoreClient({ uuid, version: version + 1 }).unwrap(),
    });
  return { remove, isDeleting: isLoading };
}
