import { usePermissions } from '@siteledger/shared-lib/permission';
import { Link } from '@siteledger/shared-lib/router';
import { ClearFilters } from './clear-filters';
import { useDashboardFilters } from './dashboard-filters';

/** Next step when there is no project in progress. */
export function NoProjects() {
  const { can } = usePermissions();
  const { isNarrowed } = useDashboardFilters();
  if (isNarrowed) return <ClearFilters />;
  return can('project.*') ? (
    <p>
      No projects in progress. <Link to="/projects/list">Start one.</Link>
    </p>
  ) : (
    <p>You have no projects in progress.</p>
  );
}
