import type { Project } from '@siteledger/shared-lib/domain';
import { DeleteRowButton } from '@siteledger/shared-lib/records';
import { useDeleteProject } from '../use-delete-project';

/** Deletes the project of a row; for who may. */
export function DeleteProjectButton({ project }: { project: Project }) {
  const { ask, isDeleting } = useDeleteProject();
  return <DeleteRowButton name={project.name} isDeleting={isDeleting} onClick={() => ask(project)} />;
}
