import type { ListQuery, ProjectFigureKey } from '@siteledger/shared-lib/domain';
import { MOST_PROJECTS } from '../../first-calls';
import { dashboardsApi } from '../dashboards-api';
import { useDashboardFilters } from '../dashboard-filters';

/** Projects in progress with the lowest values of a figure, at most 15, and the portfolio of all. */
export function useLowestProjects(figure: ProjectFigureKey) {
  const { project, client, as_of } = useDashboardFilters().filters;
  const filters = { project: project || undefined, client: client || undefined, as_of: as_of || undefined };
  const query: ListQuery = { page: 1, per_page: MOST_PROJECTS, sort: figure, order: 'asc', filters };
  return dashboardsApi.endpoints.dashboardsPerformance.useQuery(query);
}
