import type { Project } from '@siteledger/shared-lib/domain';
import { Permission } from '@siteledger/shared-lib/permission';
import { useNavigate } from '@siteledger/shared-lib/router';
import { useIsNarrow } from '@siteledger/shared-lib/table';
import { Button, Day, DeleteOutlined, PageHeader, StatusTag } from '@siteledger/shared-lib/ui';
import { useState, type ReactNode } from 'react';
import { useDeleteProject } from '../use-delete-project';
import { StartProjectButton } from './start-project-button';

type Props = { project: Project };

/** Name, status, code, client, end customer, dates and managers of a project, its start and its deletion; on a telephone in two lines. */
export function ProjectHeader({ project }: Props) {
  const isNarrow = useIsNarrow();
  return (
    <div className="project-header">
      <PageHeader
        title={project.name}
        extra={!isNarrow && <StatusTag status={project.status} />}
        subtitle={isNarrow ? <FactsToOpen project={project} /> : <Facts project={project} />}
        actions={
          <>
            <StartProjectButton project={project} />
            <DeleteButton project={project} isSmall={isNarrow} />
          </>
        }
      />
    </div>
  );
}

const FACTS = 'project-facts';

// What the screen below is about counts more on a telephone than whose project it is.
function FactsToOpen({ project }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <span className="project-facts-line">
        <StatusTag status={project.status} />
        <strong>{project.code}</strong>
        <Button
          type="link"
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? FACTS : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Less' : 'More'}
        </Button>
      </span>
      {isOpen && (
        <span className="project-facts" id={FACTS}>
          <OtherFacts project={project} />
        </span>
      )}
    </>
  );
}

const Facts = ({ project }: Props) => (
  <span className="project-facts">
    <strong>{project.code}</strong>
    <OtherFacts project={project} />
  </span>
);

const OtherFacts = ({ project }: Props) => (
  <>
    <Fact label="Client">{project.client_name}</Fact>
    {project.end_customer && <Fact label="End customer">{project.end_customer}</Fact>}
    <Fact label="Duration">
      <Day value={project.start_date} /> – <Day value={project.end_date} />
    </Fact>
    <Fact label={project.project_managers.length === 1 ? 'Manager' : 'Managers'}>
      {project.project_managers.map(({ name }) => name).join(', ') || '–'}
    </Fact>
  </>
);

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <span>
    <span className="fact-label">{label}</span> <span>{children}</span>
  </span>
);

function DeleteButton({ project, isSmall }: Props & { isSmall: boolean }) {
  const { askAndDelete, isDeleting } = useDeleteProject();
  const navigate = useNavigate();
  const onClick = async () => {
    if (await askAndDelete(project)) await navigate('/projects/list');
  };
  return (
    <Permission any={['project.delete']}>
      <Button
        danger
        type={isSmall ? 'text' : undefined}
        icon={<DeleteOutlined aria-hidden />}
        loading={isDeleting}
        onClick={onClick}
        aria-label="Delete"
      >
        {!isSmall && 'Delete'}
      </Button>
    </Permission>
  );
}
