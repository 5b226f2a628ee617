import { CallState } from '@siteledger/shared-lib/api';
import { Link, Outlet, useCrumb, useParams } from '@siteledger/shared-lib/router';
import { useProjectsOneQuery } from '../api';
import { ProjectHeader } from './project-header';
import { ProjectTabs, useAddedTabs } from './project-tabs';
import './project-details.css';

/** A project's page: its header and tabs. A tab gets the project from the outlet. */
export function ProjectPage() {
  const { uuid = '' } = useParams();
  const { currentData: project, error, refetch } = useProjectsOneQuery(uuid);
  const { shown } = useAddedTabs();
  useCrumb(`/projects/${uuid}`, project?.name);

  if (!project)
    return (
      <CallState error={error} onRetry={refetch} notFound="Project not found.">
        <p>It may have been deleted, or you may not have access.</p>
        <Link to="/projects/list">All projects</Link>
      </CallState>
    );
  return (
    <>
      <ProjectHeader project={project} />
      <ProjectTabs uuid={uuid} />
      {shown ? shown.render({ project }) : <Outlet context={project} />}
    </>
  );
}
