import { askAndDelete } from '@siteledger/shared-lib/api';
import type { Project } from '@siteledger/shared-lib/domain';
import { useProjectsDeleteMutation } from './api';

/** Deletes a project after confirmation; true when it is deleted. docs/domain/states-and-deletions.md#deletions */
export function useDeleteProject() {
  const [deleteProject, { isLoading }] = useProjectsDeleteMutation();
  const ask = ({ uuid, name, version }: Pick<Project, 'uuid' | 'name' | 'version'>) =>
    askAndDelete({
      name,
      content: 'Can only be deleted if it has no invoices, expenses, purchase orders or variation orders.',
      send: () => deleteProject({ uuid, version }).unwrap(),
    });
  return { ask, isDeleting: isLoading };
}
