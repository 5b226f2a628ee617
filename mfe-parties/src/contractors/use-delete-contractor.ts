import { askAndDeleteContractor, type Deletable } from '../party';
import { useContractorsDeleteMutation } from './contractors-api';

/** Deletes a contractor after a question; true when it is gone. docs/domain/errors.md#deleting-a-contractor */
export function useDeleteContractor() {
  const [deleteContractor, { isLoading }] = useContractorsDeleteMutation();
  const ask = ({ uuid, name, version }: Deletable) =>
    askAndDeleteContractor(name, () => deleteContractor({ uuid, version }).unwrap());
  return { ask, isDeleting: isLoading };
}
