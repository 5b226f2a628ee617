import { DeleteRowButton } from '@siteledger/shared-lib/records';
import type { Deletable, Deletion } from './deletion';

/** Deletes the party of a row. */
export function DeletePartyRow({ party, useDelete }: { party: Deletable; useDelete: () => Deletion }) {
  const { remove, isDeleting } = useDelete();
  return <DeleteRowButton name={party.name} isDeleting={isDeleting} onClick={() => remove(party)} />;
}
