import type { Project } from '@siteledger/shared-lib/domain';
import { Permission } from '@siteledger/shared-lib/permission';
import { useNavigate } from '@siteledger/shared-lib/router';
import { Button, Day, DeleteOutlined, PageHeader, StatusTag } from '@siteledger/shared-lib/ui';
import type { ReactNode } from 'react';
import { useDeleteProject } from '../use-delete-project';

type Props = { project: Project };

/** Name, status, code, client, end customer, dates and managers of a project, and its deletion. */
export const ProjectHeader = ({ project }: Props) => (
  <PageHeader
    title={project.name}
    extra={<StatusTag status={project.status} />}
    subtitle={<Facts project={project} />}
    actions={<DeleteButton project={project} />}
  />
);

const Facts = ({ project }: Props) => (
  <span className="project-facts">
    <strong>{project.code}</strong>
    <Fact label="Client">{project.client_name}</Fact>
    {project.end_customer && <Fact label="End customer">{project.end_customer}</Fact>}
    <Fact label="Duration">
      <Day value={project.start_date} /> – <Day value={project.end_date} />
    </Fact>
    <Fact label={project.project_managers.length === 1 ? 'Manager' : 'Managers'}>
      {project.project_managers.map(({ name }) => name).join(', ') || '–'}
    </Fact>
  </span>
);

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <span>
    <span className="fact-label">{label}</span> <span>{children}</span>
  </span>
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
