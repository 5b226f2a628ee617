import type { Project } from '@siteledger/shared-lib/domain';
import { useIsNarrow } from '@siteledger/shared-lib/table';
import {
  Button,
  Day,
  HeadFacts,
  PageHeader,
  StatusTag,
  EditOutlined,
  EyeOutlined,
  LeftOutlined,
  LinkButton,
} from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { contractFacts } from '../contract-facts';
import { ProjectActions } from './project-actions';
import { StartProjectButton } from './start-project-button';
import { useProjectView } from './use-project-view';
import { editPath, projectPath } from '../project-paths';

type Props = { project: Project };

/** Name, status, code, client, end customer, dates, managers and actions of a project; in two lines on a phone. */
export function ProjectHeader({ project }: Props) {
  const isNarrow = useIsNarrow();
  const where = useProjectView();
  return (
    <div className="project-header">
      <PageHeader
        title={project.name}
        extra={!isNarrow && <StatusTag status={project.status} />}
        subtitle={
          isNarrow ? <FactsToOpen project={project} /> : <HeadFacts lead={project.code} facts={factsOf(project)} />
        }
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

// On a phone the screen below matters more than the project's facts, so these are collapsed.
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
        <span id={FACTS}>
          <HeadFacts facts={factsOf(project)} />
        </span>
      )}
    </>
  );
}

const factsOf = ({ client_name, end_customer, start_date, end_date, project_managers, ...terms }: Project) =>
  [
    ['Client', client_name],
    ['End customer', end_customer],
    [
      'Duration',
      <>
        <Day value={start_date} /> – <Day value={end_date} />
      </>,
    ],
    [
      project_managers.length === 1 ? 'Manager' : 'Managers',
      project_managers.map(({ name }) => name).join(', ') || '–',
    ],
    ...contractFacts(terms),
  ] as const;

type DetailsButtonProps = { project: Project; isOpen: boolean };

/** Button to a project's fields, to change or only read them; on that screen it leads back to the overview. */
function DetailsButton({ project: { uuid }, isOpen }: DetailsButtonProps) {
  const mayChange = usePermissions().can('project.update');
  if (isOpen)
    return (
      <LinkButton to={projectPath(uuid)} icon={<LeftOutlined aria-hidden />}>
        <span className="details-text">Overview</span>
      </LinkButton>
    );
  return (
    <LinkButton to={editPath(uuid)} icon={mayChange ? <EditOutlined aria-hidden /> : <EyeOutlined aria-hidden />}>
      <span className="details-text">{mayChange ? 'Edit details' : 'View details'}</span>
    </LinkButton>
  );
}
