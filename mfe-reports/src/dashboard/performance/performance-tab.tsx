import { PERFORMANCE_FIGURES, PROJECT_FIGURES, type ProjectPerformance } from '@siteledger/shared-lib/domain';
import { clientColumn, PartyLink, useDatedList } from '@siteledger/shared-lib/records';
import { DataTable, type Column } from '@siteledger/shared-lib/table';
import { ContractsChart } from './contracts-chart';
import { DashboardFilterBar } from '../dashboard-filter-bar';
import { noFilters } from '../dashboard-filters';
import { dashboardsApi } from '../dashboards-api';
import { Fold } from '../fold';
import { NoProjects } from '../no-projects';
import { PerformanceFigures } from './performance-figures';
import { MarginChart, ProgressChart } from './project-charts';

const defaults = { sort: 'progress_diff', order: 'asc', filters: noFilters } as const;

const figures = PERFORMANCE_FIGURES.flatMap((name): Column<ProjectPerformance>[] => {
  const figure = PROJECT_FIGURES.find(({ key }) => key === name);
  return figure
    ? [{ key: name, title: figure.label, type: figure.unit, width: figure.unit === 'money' ? 146 : 96, sortable: true }]
    : [];
});

const columns: Column<ProjectPerformance>[] = [
  {
    key: 'name',
    title: 'Project',
    width: 220,
    sortable: true,
    render: (project) => <PartyLink kind="project" of={project} />,
  },
  { key: 'code', title: 'Code', width: 110, sortable: true, isHidden: true },
  clientColumn(),
  ...figures,
];

/**
 * Tab with the performance of projects in progress, furthest behind first; the last line is the portfolio.
 * docs/domain/dashboards-and-reports.md#performance-overview
 */
export function PerformanceTab() {
  const list = useDatedList(defaults);
  return (
    <div className="dashboard-tab">
      <DashboardFilterBar />
      <PerformanceFigures />
      <Fold of="charts">
        <div className="dashboard-panels">
          <ProgressChart />
          <MarginChart />
          <ContractsChart />
        </div>
      </Fold>
      <Fold of="projects" isWanted={list.isNarrowed}>
        <DataTable
          name="Performance"
          list={list}
          endpoint={dashboardsApi.endpoints.dashboardsPerformance}
          columns={columns}
          columnsKey="dashboard-projects"
          savedViews="dashboard-performance"
          nextStep={<NoProjects />}
          exportName="performance.xlsx"
        />
      </Fold>
    </div>
  );
}
