import { dashboardsApi } from '../dashboards-api';
import { monthsOf, useDashboardFilters } from '../dashboard-filters';

/** Cash of the overview; all its parts share one request. */
export function useCashflow() {
  const { filters } = useDashboardFilters();
  const { project, client, as_of } = filters;
  const months = monthsOf(filters);
  return {
    ...months,
    call: dashboardsApi.endpoints.dashboardsCashflow.useQuery({ project, client, as_of, ...months }),
  };
}
