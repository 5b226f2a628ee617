import { askAndDelete, fieldErrors, notifyError, tellWhyItStays } from '@siteledger/shared-lib/api';

/** Data of a party needed to delete it. */
export type Deletable = { uuid: string; name: string; version: number };

/** Deletes a party; true when it is deleted. */
export type Deletion = { remove: (party: Deletable) => Promise<boolean>; isDeleting: boolean };

type Mutation = readonly [
  (change: Pick<Deletable, 'uuid' | 'version'>) => { unwrap: () => Promise<unknown> },
  { isLoading: boolean },
  ...unknown[],
];

// Other refusals are shown as a toast.
function tellContractorInUse(error: unknown) {
  const { contractor_id, projects } = fieldErrors(error);
  if (!contractor_id || !projects) return notifyError(error);
  const names = projects.join(', ');
  return void tellWhyItStays(
    'Delete Contractor Error.',
    `The contractor appears in ${names}. You need to delete them from these projects to proceed.`,
  );
}

/**
 * Deletes a contractor or organisation after confirmation. If it is in use, names the projects.
 * docs/domain/errors.md#deleting-a-contractor
 */
export const contractorDeletion = ([send, { isLoading }]: Mutation): Deletion => ({
  remove: ({ uuid, name, version }) =>
    askAndDelete({
      name,
      content: 'Can only be deleted if no project uses it.',
      send: () => send({ uuid, version }).unwrap(),
      onRefused: tellContractorInUse,
    }),
  isDeleting: isLoading,
});
