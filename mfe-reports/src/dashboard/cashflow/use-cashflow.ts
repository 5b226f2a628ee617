import { dashboardsApi } from '../dashboards-api';
import { monthsOf, useDashboardFilters } from '../dashboard-filters';

/** The cash that the overview shows; all of its parts share one call. */
export function useCashflow() {
  const { filters } = useDashboardFilters();
  const { project, client, as_of } = filters;
  const months = monthsOf(filters);
  return {
    ...months,
    call: dashboardsApi.endpoints.dashboardsCashflow.useQuery({ project, client, as_of, ...months }),
  };
}
