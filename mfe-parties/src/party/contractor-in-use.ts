import { fieldErrors, notifyError } from '@siteledger/shared-lib/api';
import { confirmDialog } from '@siteledger/shared-lib/ui';

/** When a contractor or organisation can be deleted. docs/domain/states-and-deletions.md#deletions */
export const DELETABLE = 'Can only be deleted if no project uses it.';

/**
 * Says in which projects a contractor appears that could not be deleted; any other refusal is a toast.
 * docs/domain/errors.md#deleting-a-contractor
 */
export function tellContractorInUse(error: unknown) {
  const { contractor_id, projects } = fieldErrors(error);
  if (!contractor_id || !projects) {
    notifyError(error);
    return;
  }
  void confirmDialog({
    title: 'Delete Contractor Error.',
    content: `The contractor appears in ${projects.join(', ')}. You need to delete them from these projects to proceed.`,
    okText: 'Got it',
    cancelText: null,
  });
}
