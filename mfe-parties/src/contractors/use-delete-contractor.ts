import { DELETABLE, tellContractorInUse } from '../contractor-in-use';
import { useContractorsDeleteMutation } from '../contractors-api';
import { askAndDelete, type Deletable } from '../delete-party';

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
