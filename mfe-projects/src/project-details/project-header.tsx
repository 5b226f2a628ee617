import type { Project } from '@siteledger/shared-lib/domain';
import { Permission } from '@siteledger/shared-lib/permission';
import { useNavigate } from '@siteledger/shared-lib/router';
import { Button, Day, DeleteOutlined, PageHeader, StatusTag } from '@siteledger/shared-lib/ui';
import { useDeleteProject } from '../use-delete-project';

type Props = { project: Project };

/** Name, status, code, client and dates of a project, and its deletion. */
export const ProjectHeader = ({ project }: Props) => (
  <PageHeader
    title={project.name}
    extra={<StatusTag status={project.status} />}
    subtitle={
      <span className="project-facts">
        <span>{project.code}</span>
        <span>{project.client_name}</span>
        <span>
          <Day value={project.start_date} /> – <Day value={project.end_date} />
        </span>
      </span>
    }
    actions={<DeleteButton project={project} />}
  />
);

function DeleteButton({ project }: Props) {
  const { askAndDelete, isDeleting } = useDeleteProject();
  const navigate = useNavigate();
  const onClick = async () => {
    if (await askAndDelete(project)) await navigate('/projects/list');
  };
  return (
    <Permission any={['project.delete']}>
      <Button danger icon={<DeleteOutlined aria-hidden />} loading={isDeleting} onClick={onClick}>
        Delete
      </Button>
    </Permission>
  );
}
