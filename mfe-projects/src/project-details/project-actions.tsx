import type { Project } from '@siteledger/shared-lib/domain';
import { Permission } from '@siteledger/shared-lib/permission';
import { useNavigate } from '@siteledger/shared-lib/router';
import { Button, DeleteOutlined, EllipsisOutlined, MenuButton } from '@siteledger/shared-lib/ui';
import { useDeleteProject } from '../use-delete-project';

/**
 * Menu with further actions of a project: its deletion, with the permission.
 * docs/domain/states-and-deletions.md#deletions
 */
export function ProjectActions({ project }: { project: Project }) {
  const { ask, isDeleting } = useDeleteProject();
  const navigate = useNavigate();
  const deleteAndLeave = async () => {
    if (await ask(project)) await navigate('/projects/list');
  };
  const deletion = {
    key: 'delete',
    label: 'Delete',
    icon: <DeleteOutlined aria-hidden />,
    isDangerous: true,
    onChoose: () => void deleteAndLeave(),
  };
  return (
    <Permission any={['project.delete']}>
      <MenuButton acts={[deletion]}>
        <Button
          icon={<EllipsisOutlined aria-hidden />}
          aria-label={`Actions of ${project.name}`}
          loading={isDeleting}
        />
      </MenuButton>
    </Permission>
  );
}
