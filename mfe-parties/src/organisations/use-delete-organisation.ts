import { askAndDeleteContractor, type Deletable } from '../party';
import { useOrganisationsDeleteMutation } from './organisations-api';

/** Deletes an organisation after a question; true when it is gone. docs/domain/errors.md#deleting-a-contractor */
export function useDeleteOrganisation() {
  const [deleteOrganisation, { isLoading }] = useOrganisationsDeleteMutation();
  const ask = ({ uuid, name, version }: Deletable) =>
    askAndDeleteContractor(name, () => deleteOrganisation({ uuid, version }).unwrap());
  return { ask, isDeleting: isLoading };
}
