import { PERFORMANCE_FIGURES, PROJECT_FIGURES, type ProjectPerformance } from '@siteledger/shared-lib/domain';
import { Link } from '@siteledger/shared-lib/router';
import { DataTable, useListState, type Column } from '@siteledger/shared-lib/table';
import { dashboardsApi } from './dashboards-api';

const defaults = { sort: 'progress_diff', order: 'asc' } as const;

const figures = PERFORMANCE_FIGURES.flatMap((name): Column<ProjectPerformance>[] => {
  const figure = PROJECT_FIGURES.find(({ key }) => key === name);
  return figure ? [{ key: name, title: figure.label, type: figure.unit, width: 170, sortable: true }] : [];
});

const columns: Column<ProjectPerformance>[] = [
  {
    key: 'name',
    title: 'Project',
    width: 280,
    sortable: true,
    render: ({ uuid, name }) => <Link to={`/projects/${uuid}`}>{name}</Link>,
  },
  { key: 'client.name', title: 'Client', width: 220, sortable: true },
  ...figures,
];

/** How the On Going projects do, the furthest behind first; the last line is the portfolio. Decision §2. */
export const PerformanceTab = () => (
  <DataTable
    name="Performance"
    list={useListState(defaults)}
    endpoint={dashboardsApi.endpoints.dashboardsPerformance}
    columns={columns}
    columnsKey="dashboard-projects"
    exportName="performance.xlsx"
  />
);
