import { useClientsDeleteMutation } from './clients-api';
import { askAndDelete, type Deletable } from '../party';

/** Deletes a client after a question; true when it is gone. It can be restored. states-and-deletions.md#deletions */
export function useDeleteClient() {
  const [deleteClient, { isLoading }] = useClientsDeleteMutation();
  const ask = ({ uuid, name, version }: Deletable) =>
    askAndDelete({
      name,
      condition: 'A client can be deleted while it has no project that is New or On Going. It can be restored.',
      send: () => deleteClient({ uuid, version }).unwrap(),
    });
  return { ask, isDeleting: isLoading };
}
