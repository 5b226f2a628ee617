import type { Project } from '@siteledger/shared-lib/domain';
import { Permission } from '@siteledger/shared-lib/permission';
import { useOutletContext } from '@siteledger/shared-lib/router';
import { ProjectFigures } from './project-figures';
import { UpdateProjectForm } from './update-project-form';

/** The fields of a project beside its figures; who may not change the fields reads them. */
export function DetailsTab() {
  const project = useOutletContext<Project>();
  return (
    <div className="project-details-tab">
      <div className="project-details">
        <div className="project-form">
          <Permission any={['project.update']} otherwise="readonly">
            <UpdateProjectForm key={project.uuid} project={project} />
          </Permission>
        </div>
        <ProjectFigures project={project} />
      </div>
    </div>
  );
}
