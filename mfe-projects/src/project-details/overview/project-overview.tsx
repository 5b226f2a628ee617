import { CallState } from '@siteledger/shared-lib/api';
import type { Project, ProjectOverview as Overview } from '@siteledger/shared-lib/domain';
import { Day } from '@siteledger/shared-lib/ui';
import type { ReactNode } from 'react';
import { FigureGroup } from '../figures/figure-group';
import { FIGURE_GROUPS } from '../figures/figure-groups';
import { ProjectProgress } from '../project-progress';
import { ProjectedCashflow } from '../projected-cashflow';
import { useExplanation } from '../figures/use-explanation';
import { ClaimRows, CostRows } from './document-rows';
import { LatestActivity } from './latest-activity';
import { NextSteps } from './next-steps';
import { useProjectOverviewQuery } from './overview-api';
import '../figures/project-figures.css';
import './overview.css';

/**
 * A project at a glance: next steps, figures, open documents on both sides, and latest activity. The figures appear
 * even if the overview's call fails. docs/domain/projects.md#overview
 */
export function ProjectOverview({ project }: { project: Project }) {
  const { currentData: overview, error, refetch } = useProjectOverviewQuery(project.uuid);
  const { source, sheet } = useExplanation(project);
  // Everything appears at once: a part that loads later would move content that is already being read.
  if (!overview && !error) return <OverviewOutline />;
  return (
    <section className="overview" aria-label="Overview">
      <Panel title="Next steps" area="next">
        {overview ? <NextSteps project={project} overview={overview} /> : <CallState error={error} onRetry={refetch} />}
      </Panel>
      <ProjectProgress source={source} />
      <FigureGroup {...FIGURE_GROUPS.claims} source={source}>
        {overview && <ClaimRows project={project.uuid} overview={overview} />}
      </FigureGroup>
      <FigureGroup {...FIGURE_GROUPS.cost} source={source}>
        {overview && <CostRows project={project.uuid} overview={overview} />}
      </FigureGroup>
      <FigureGroup {...FIGURE_GROUPS.contract} source={source} />
      <Activity project={project.uuid} overview={overview} />
      <div className="overview-cash">
        <FigureGroup {...FIGURE_GROUPS.cash} source={source} />
        <ProjectedCashflow source={source} />
      </div>
      <p className="overview-day">
        Figures as of <Day value={project.as_of} />
      </p>
      {sheet}
    </section>
  );
}

const Activity = ({ project, overview }: { project: string; overview: Overview | undefined }) =>
  overview && (
    <Panel title="Latest activity" area="activity">
      <LatestActivity project={project} activity={overview.activity} />
    </Panel>
  );

const Panel = ({ title, area, children }: { title: string; area: string; children: ReactNode }) => (
  <section className={`overview-panel overview-${area}`} aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);

const PANELS = ['next', 'progress', 'claims', 'cost', 'contract', 'activity', 'cash'] as const;

/** Placeholder of the overview while it loads, with its final height. */
const OverviewOutline = () => (
  <div className="overview" role="status" aria-label="Loading">
    {PANELS.map((panel) => (
      <div key={panel} className={`overview-panel overview-${panel}`} data-outline />
    ))}
  </div>
);
