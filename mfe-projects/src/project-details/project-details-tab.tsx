import type { Project } from '@siteledger/shared-lib/domain';
import { useOutletContext } from '@siteledger/shared-lib/router';
import { CompletedNotice } from './completed-notice';
import { EditDetails } from './edit-details';
import { ProjectOverview } from './overview/project-overview';
import { useProjectView } from './use-project-view';

/** A project's overview, or its fields with `edit=1` in the address. docs/domain/projects.md#overview */
export function ProjectDetailsTab() {
  const project = useOutletContext<Project>();
  const isOpen = useProjectView() === 'details';
  return (
    <div className="project-details-tab">
      {project.status === 'Completed' && <CompletedNotice />}
      {isOpen ? (
        <EditDetails key={project.uuid} project={project} />
      ) : (
        <ProjectOverview key={project.uuid} project={project} />
      )}
    </div>
  );
}
