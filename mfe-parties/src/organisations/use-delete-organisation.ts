import { askAndDelete, type Deletable, DELETABLE, tellContractorInUse } from '../party';
import { useOrganisationsDeleteMutation } from './organisations-api';

/** Deletes an organisation after a question; true when it is gone. docs/domain/errors.md#deleting-a-contractor */
export function useDeleteOrganisation() {
  const [deleteOrganisation, { isLoading }] = useOrganisationsDeleteMutation();
  const ask = ({ uuid, name, version }: Deletable) =>
    askAndDelete({
      name,
      condition: DELETABLE,
      send: () => deleteOrganisation({ uuid, version }).unwrap(),
      onRefused: tellContractorInUse,
    });
  return { ask, isDeleting: isLoading };
}
