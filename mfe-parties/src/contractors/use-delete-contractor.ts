import { askAndDelete, type Deletable, DELETABLE, tellContractorInUse } from '../party';
import { useContractorsDeleteMutation } from './contractors-api';

/** Deletes a contractor after a question; true when it is gone. docs/domain/errors.md#deleting-a-contractor */
export function useDeleteContractor() {
  const [deleteContractor, { isLoading }] = useContractorsDeleteMutation();
  const ask = ({ uuid, name, version }: Deletable) =>
    askAndDelete({
      name,
      condition: DELETABLE,
      send: () => deleteContractor({ uuid, version }).unwrap(),
      onRefused: tellContractorInUse,
    });
  return { ask, isDeleting: isLoading };
}
