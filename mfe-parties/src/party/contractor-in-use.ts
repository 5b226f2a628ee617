import { askAndDelete, fieldErrors, notifyError, tellWhyItStays } from '@siteledger/shared-lib/api';

/** What a deletion needs to know of a client, contractor or organisation. */
export type Deletable = { uuid: string; name: string; version: number };

// Any other refusal is a toast.
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
 * Deletes a contractor or organisation after a question; true when it is gone. One that is in use says in which projects.
 * docs/domain/errors.md#deleting-a-contractor
 */
export const askAndDeleteContractor = (name: string, send: () => Promise<unknown>) =>
  askAndDelete({
    name,
    content: 'Can only be deleted if no project uses it.',
    send,
    onRefused: tellContractorInUse,
  });
