import { notifyError } from '@siteledger/shared-lib/api';
import type { Project } from '@siteledger/shared-lib/domain';
import { confirmDialog, notify } from '@siteledger/shared-lib/ui';
import { useProjectsDeleteMutation } from './api';

type Deletable = Pick<Project, 'uuid' | 'name' | 'version'>;

/**
 * Deletes a project after a question that names it; true when it is gone. A refusal's text is shown.
 * docs/domain/errors.md#toasts, docs/domain/states-and-deletions.md#deletions
 */
export function useDeleteProject() {
  const [deleteProject, { isLoading }] = useProjectsDeleteMutation();

  const askAndDelete = async ({ uuid, name, version }: Deletable) => {
    const isSure = await confirmDialog({
      title: `Delete "${name}"?`,
      content: 'Can only be deleted if it has no invoices, expenses, purchase orders or variation orders.',
      okText: 'Delete',
      destructive: true,
    });
    if (!isSure) return false;
    try {
      await deleteProject({ uuid, version }).unwrap();
      notify.success(`Successfully deleted "${name}"`);
      return true;
    } catch (error) {
      notifyError(error);
      return false;
    }
  };

  return { askAndDelete, isDeleting: isLoading };
}
