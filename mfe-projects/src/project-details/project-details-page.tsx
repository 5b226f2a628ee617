import { errorMessage } from '@siteledger/shared-lib/api';
import { Link, Outlet, useParams } from '@siteledger/shared-lib/router';
import { EmptyState, ErrorState, LoadingState, NoPermission } from '@siteledger/shared-lib/ui';
import { useProjectsOneQuery } from '../api';
import { ProjectHeader } from './project-header';
import { ProjectTabs, useAddedTabs } from './project-tabs';
import './project-details.css';

type Failure = { error: unknown; onRetry: () => unknown };

/** A project: who and what it is, and its tabs. A tab reads the project from the outlet. */
export function ProjectDetailsPage() {
  const { uuid = '' } = useParams();
  const { currentData: project, error, refetch } = useProjectsOneQuery(uuid);
  const { shown } = useAddedTabs();

  if (!project) return error ? <ProjectFailure error={error} onRetry={refetch} /> : <LoadingState />;
  return (
    <>
      <ProjectHeader project={project} />
      <ProjectTabs uuid={uuid} />
      {shown ? shown.render({ project }) : <Outlet context={project} />}
    </>
  );
}

const statusOf = (error: unknown) => (error as { status?: unknown }).status;

function ProjectFailure({ error, onRetry }: Failure) {
  if (statusOf(error) === 403) return <NoPermission />;
  if (statusOf(error) !== 404) return <ErrorState message={errorMessage(error)} onRetry={() => void onRetry()} />;
  return (
    <EmptyState title="Project not found.">
      <p>It may have been deleted, or it is not one of yours.</p>
      <Link to="/projects/list">All projects</Link>
    </EmptyState>
  );
}
