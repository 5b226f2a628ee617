import type { Project } from '@siteledger/shared-lib/domain';
import { useIsNarrow } from '@siteledger/shared-lib/table';
import { Button, Day, PageHeader, StatusTag } from '@siteledger/shared-lib/ui';
import { useState, type ReactNode } from 'react';
import { DetailsButton } from './details-button';
import { ProjectActions } from './project-actions';
import { StartProjectButton } from './start-project-button';
import { useProjectView } from './use-project-view';

type Props = { project: Project };

/** Name, status, code, client, end customer, dates and managers of a project, and what can be done with it; on a telephone in two lines. */
export function ProjectHeader({ project }: Props) {
  const isNarrow = useIsNarrow();
  const where = useProjectView();
  return (
    <div className="project-header">
      <PageHeader
        title={project.name}
        extra={!isNarrow && <StatusTag status={project.status} />}
        subtitle={isNarrow ? <FactsToOpen project={project} /> : <Facts project={project} />}
        actions={
          <>
            {where !== 'overview' && <StartProjectButton project={project} />}
            <DetailsButton project={project} isOpen={where === 'details'} />
            <ProjectActions project={project} />
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
