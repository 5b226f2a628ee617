import type { Project } from '@siteledger/shared-lib/domain';
import { AsOfMark, useDatedList, CreateButton, ImportButton } from '@siteledger/shared-lib/records';
import { Outlet } from '@siteledger/shared-lib/router';
import { DataTable } from '@siteledger/shared-lib/table';
import { PageHeader } from '@siteledger/shared-lib/ui';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { projectsApi, useProjectsListQuery } from '../api';
import { defaults } from './list-defaults';
import { OpenedElsewhere } from './opened-elsewhere';
import { OpenedProject } from './opened-project';
import { projectColumns } from './project-columns';
import { ProjectFilters } from './project-filters';
import { useProjectRowActions } from './use-project-row-actions';
import { useOpenedProject } from './use-opened-project';
import './project-list.css';

// Rows are ticked only for the export, which the list itself offers.
const noFurtherActions = () => null;

/**
 * List of the user's projects with their figures. A path below it opens a project's row with one of its views, or the
 * dialog to create a project. docs/domain/screens.md#routes
 */
export function ProjectListPage() {
  const list = useDatedList(defaults);
  const { uuid, open, close } = useOpenedProject();
  const { data, isFetching } = useProjectsListQuery(list.query);
  const isElsewhere = uuid !== undefined && !isFetching && !data?.data.some((project) => project.uuid === uuid);

  return (
    <>
      <PageHeader title="Projects" extra={<AsOfMark />} actions={actions} />
      {isElsewhere && <OpenedElsewhere uuid={uuid} onClose={close} />}
      <DataTable<Project>
        name="Projects"
        list={list}
        endpoint={projectsApi.endpoints.projectsList}
        columns={projectColumns}
        columnsKey="project-list"
        filters={<ProjectFilters list={list} />}
        expanded={(project) => <OpenedProject project={project} />}
        opened={{ uuid, onChange: (project) => (project ? open(project) : close()) }}
        selectionActions={noFurtherActions}
        {...useProjectRowActions()}
        nextStep={<NoProjectsYet />}
        exportName="projects.xlsx"
      />
      {uuid === undefined && <Outlet />}
    </>
  );
}

const newProject = (
  <CreateButton to="/projects/list/create" permission="project.create">
    New project
  </CreateButton>
);

const actions = (
  <>
    <ImportButton entity="project" />
    {newProject}
  </>
);

function NoProjectsYet() {
  const { can } = usePermissions();
  if (!can('project.create')) return <p>No projects yet. Those that you may see are listed here.</p>;
  return (
    <>
      <p>No projects yet. Create the first one: its certificates, orders and bills are kept in it.</p>
      {newProject}
    </>
  );
}
