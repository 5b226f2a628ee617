import { DELETABLE, tellContractorInUse } from '../contractor-in-use';
import { askAndDelete, type Deletable } from '../delete-party';
import { useOrganisationsDeleteMutation } from '../organisations-api';

/** Deletes an organisation after a question; true when it is gone. Specification §8. */
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
