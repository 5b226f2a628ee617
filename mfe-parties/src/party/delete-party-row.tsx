import { DeleteRowButton } from '@siteledger/shared-lib/records';
import type { Deletable, Deletion } from './deletion';

/** Button that deletes a row's party. */
export function DeletePartyRow({ party, useDelete }: { party: Deletable; useDelete: () => Deletion }) {
  const { remove, isDeleting } = useDelete();
  return <DeleteRowButton name={party.name} isDeleting={isDeleting} onClick={() => remove(party)} />;
}
