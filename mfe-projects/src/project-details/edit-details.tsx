import type { Project } from '@siteledger/shared-lib/domain';
import { Permission } from '@siteledger/shared-lib/permission';
import { PreviewFootnote } from './figures/preview-words';
import { ProjectFigures } from './figures/project-figures';
import { UpdateProjectForm } from './update-project-form';
import { useFiguresPreview } from './figures/use-figures-preview';

/**
 * The fields of a project beside its figures, which preview unsaved changes; read-only without the permission to change
 * them.
 */
export function EditDetails({ project }: { project: Project }) {
  const { preview, refusal, onTyped } = useFiguresPreview(project);
  return (
    <div className="project-details">
      <div className="project-form">
        <Permission any={['project.update']} otherwise="readonly">
          <UpdateProjectForm project={project} onTyped={onTyped}>
            {preview && <PreviewFootnote preview={preview} />}
          </UpdateProjectForm>
        </Permission>
      </div>
      <ProjectFigures project={project} preview={preview} refusal={refusal} />
    </div>
  );
}
