import type { Project } from '@siteledger/shared-lib/domain';
import { Button, DeleteOutlined } from '@siteledger/shared-lib/ui';
import { useDeleteProject } from '../use-delete-project';

/** Deletes the project of a row; for who may. */
export function DeleteProjectButton({ project }: { project: Project }) {
  const { askAndDelete, isDeleting } = useDeleteProject();
  return (
    <Button
      type="text"
      size="small"
      icon={<DeleteOutlined aria-hidden />}
      aria-label={`Delete ${project.name}`}
      loading={isDeleting}
      onClick={() => void askAndDelete(project)}
    />
  );
}
