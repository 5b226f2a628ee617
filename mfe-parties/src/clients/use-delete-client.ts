import { useClientsDeleteMutation } from './clients-api';
import { askAndDelete, type Deletable } from '../party';

/** Deletes a client after a question; true when it is gone. It can be restored. states-and-deletions.md#deletions */
export function useDeleteClient() {
  const [deleteClient, { isLoading }] = useClientsDeleteMutation();
  const ask = ({ uuid, name, version }: Deletable) =>
    askAndDelete({
      name,
      condition: 'Clients with active projects cannot be deleted. You can restore a deleted client.',
      send: () => deleteClient({ uuid, version }).unwrap(),
    });
  return { ask, isDeleting: isLoading };
}
