import type { Project } from '@siteledger/shared-lib/domain';
import { Permission } from '@siteledger/shared-lib/permission';
import { useOutletContext } from '@siteledger/shared-lib/router';
import { CompletedNotice } from './completed-notice';
import { PreviewFootnote } from './preview-words';
import { ProjectFigures } from './project-figures';
import { UpdateProjectForm } from './update-project-form';
import { useFiguresPreview } from './use-figures-preview';

/**
 * The fields of a project beside its figures, which show what unsaved changes would make of them; who may not change the
 * fields reads them.
 */
export function ProjectDetailsTab() {
  const project = useOutletContext<Project>();
  const { preview, refusal, onTyped } = useFiguresPreview(project);
  return (
    <div className="project-details-tab">
      {project.status === 'Completed' && <CompletedNotice />}
      <div className="project-details">
        <div className="project-form">
          <Permission any={['project.update']} otherwise="readonly">
            <UpdateProjectForm key={project.uuid} project={project} onTyped={onTyped}>
              {preview && <PreviewFootnote preview={preview} />}
            </UpdateProjectForm>
          </Permission>
        </div>
        <ProjectFigures project={project} preview={preview} refusal={refusal} />
      </div>
    </div>
  );
}
