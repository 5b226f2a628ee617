import { DEFAULT_PROJECT_FILTER, type Project } from '@siteledger/shared-lib/domain';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { Outlet } from '@siteledger/shared-lib/router';
import { DataTable, useListState } from '@siteledger/shared-lib/table';
import { PageHeader } from '@siteledger/shared-lib/ui';
import { projectsApi } from '../api';
import { DeleteProjectButton } from './delete-project-button';
import { NewProjectButton } from './new-project-button';
import { projectColumns } from './project-columns';
import { ProjectFilters } from './project-filters';

const defaults = { sort: 'created_at', filters: { status: DEFAULT_PROJECT_FILTER, client: '' } };

/** The projects of this user with their figures; a route inside, such as the creation of one, opens over it. */
export function ProjectListPage() {
  const list = useListState(defaults);
  const { can } = usePermissions();

  return (
    <>
      <PageHeader title="Projects" actions={<NewProjectButton />} />
      <DataTable<Project>
        name="Projects"
        list={list}
        endpoint={projectsApi.endpoints.projectsList}
        columns={projectColumns}
        columnsKey="project-list"
        filters={<ProjectFilters filters={list.filters} onChange={list.setFilter} />}
        rowActions={can('project.delete') ? (project) => <DeleteProjectButton project={project} /> : undefined}
        rowActionsWidth={56}
        nextStep={<NewProjectButton />}
        exportName="projects.xlsx"
      />
      <Outlet />
    </>
  );
}
