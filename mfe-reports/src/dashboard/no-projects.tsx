import { usePermissions } from '@siteledger/shared-lib/permission';
import { Link } from '@siteledger/shared-lib/router';
import { ClearFilters } from './clear-filters';
import { useDashboardFilters } from './dashboard-filters';

/** The next step where no project is under way. */
export function NoProjects() {
  const { can } = usePermissions();
  const { isNarrowed } = useDashboardFilters();
  if (isNarrowed) return <ClearFilters />;
  return can('project.*') ? (
    <p>
      No project is On Going. <Link to="/projects/list">Open the projects</Link> to start one.
    </p>
  ) : (
    <p>No project of yours is On Going.</p>
  );
}
