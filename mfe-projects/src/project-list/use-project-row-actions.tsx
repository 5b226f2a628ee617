import type { Project } from '@siteledger/shared-lib/domain';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { DeleteRowButton } from '@siteledger/shared-lib/records';
import { ExportProjectMenu } from './export-project-menu';
import { useDeleteProject } from '../use-delete-project';

const BUTTON_WIDTH = 32;
const CELL_PADDING = 24;

/** Row actions of a project that the user is allowed, and their width. */
export function useProjectRowActions() {
  const { can } = usePermissions();
  const mayExport = can('export.accounting');
  const mayDelete = can('project.delete');
  if (!mayExport && !mayDelete) return {};
  return {
    rowActionsWidth: CELL_PADDING + BUTTON_WIDTH * (Number(mayExport) + Number(mayDelete)),
    rowActions: (project: Project) => (
      <span className="project-row-actions">
        {mayExport && <ExportProjectMenu project={project} />}
        {mayDelete && <DeleteProjectButton project={project} />}
      </span>
    ),
  };
}

function DeleteProjectButton({ project }: { project: Project }) {
  const { ask, isDeleting } = useDeleteProject();
  return <DeleteRowButton name={project.name} isDeleting={isDeleting} onClick={() => ask(project)} />;
}
