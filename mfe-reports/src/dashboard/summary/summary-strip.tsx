import { CallState } from '@siteledger/shared-lib/api';
import { leavesOutLater, type Permission, type SummaryPart } from '@siteledger/shared-lib/domain';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { ClearFilters } from '../clear-filters';
import { useDashboardFilters } from '../dashboard-filters';
import { dashboardsApi } from '../dashboards-api';
import { CashPart, OverduePart, ProjectsPart, RetentionPart, WaitingPart } from './summary-parts';
import { SummaryCard } from './summary-card';
import { USUAL } from './summary-usual';
import './summary.css';

const NEEDED: Partial<Record<SummaryPart, readonly Permission[]>> = {
  overdue: ['project.invoice'],
  cash: ['project.invoice', 'project.expense'],
};

/**
 * Summary of the business for the dashboard's filters; each figure links to the rows that it adds up.
 * docs/domain/dashboards-and-reports.md#summary
 */
export function SummaryStrip() {
  const { can } = usePermissions();
  const { project, client, as_of } = useDashboardFilters().filters;
  const { data, error, isFetching, refetch } = dashboardsApi.endpoints.dashboardsSummary.useQuery({
    project,
    client,
    as_of,
  });
  if (error && !isFetching)
    return (
      <div className="summary">
        <CallState error={error} onRetry={refetch} wayOut={<ClearFilters />} />
      </div>
    );

  const isShown = (part: SummaryPart) =>
    (NEEDED[part] ?? []).every((permission) => can(permission)) &&
    !(part === 'waiting' && as_of && leavesOutLater(as_of));
  const card = <Part extends SummaryPart>(name: Part) => ({
    name,
    data: data?.[name],
    usual: USUAL[name],
    hasFailed: !isFetching && (data?.failed.includes(name) ?? false),
    onRetry: refetch,
  });
  return (
    <div className="summary" role="region" aria-label="Summary" aria-busy={isFetching}>
      <div className="summary-column">
        {isShown('overdue') && (
          <SummaryCard title="Overdue from clients" {...card('overdue')}>
            {(overdue) => <OverduePart overdue={overdue} />}
          </SummaryCard>
        )}
        <SummaryCard title="Retention held" {...card('retention')}>
          {(retention) => <RetentionPart retention={retention} />}
        </SummaryCard>
      </div>
      {isShown('cash') && (
        <SummaryCard title="Cash" {...card('cash')}>
          {(cash) => <CashPart asOf={data?.as_of ?? ''} cash={cash} />}
        </SummaryCard>
      )}
      <SummaryCard title="Projects in progress" {...card('projects')}>
        {(projects) => <ProjectsPart projects={projects} />}
      </SummaryCard>
      {isShown('waiting') && (
        <SummaryCard title="Waiting for you" {...card('waiting')}>
          {(waiting) => <WaitingPart waiting={waiting} />}
        </SummaryCard>
      )}
    </div>
  );
}
