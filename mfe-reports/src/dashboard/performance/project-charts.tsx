import { BarChart } from '@siteledger/shared-lib/charts';
import { PROJECT_FIGURES, type ProjectFigureKey, type ProjectPerformance } from '@siteledger/shared-lib/domain';
import { MOST_PROJECTS } from '../../first-calls';
import { NoProjects } from '../no-projects';
import { Panel } from '../panel';
import { useLowestProjects } from './use-lowest-projects';

const labelOf = (key: ProjectFigureKey) => PROJECT_FIGURES.find((figure) => figure.key === key)?.label ?? key;

const category = {
  label: 'Project',
  value: ({ code, name }: ProjectPerformance) => `${code} ${name}`,
  to: ({ uuid }: ProjectPerformance) => `/projects/${uuid}`,
};

/** Base of the percentages. */
const contractSum = {
  label: labelOf('contract_sum_and_vo'),
  unit: 'money',
  value: (row: ProjectPerformance) => row.contract_sum_and_vo,
} as const;

const space = { of: 'bars', rows: MOST_PROJECTS, bars: 2 } as const;

/**
 * Certified work beside time elapsed, for the projects furthest behind. Percent.
 * docs/domain/dashboards-and-reports.md#performance-overview
 */
export const ProgressChart = () => (
  <Panel
    title="Work done against time"
    hint="Furthest behind first"
    call={useLowestProjects('progress_diff')}
    space={space}
    isEmpty={({ data }) => data.length === 0}
    nextStep={<NoProjects />}
  >
    {({ data }) => (
      <BarChart
        name="Work done against time"
        unit="percent"
        rows={data}
        category={category}
        bars={[
          { label: labelOf('work_done_percent'), tone: 'primary', value: (row) => row.work_done_percent },
          { label: labelOf('duration_la'), tone: 'beacon', value: (row) => row.duration_la },
        ]}
        figures={[{ label: labelOf('progress_diff'), value: (row) => row.progress_diff }, contractSum]}
      />
    )}
  </Panel>
);

/**
 * Projected margin of the contract sum, and margin of the invoiced amount, by project; lowest first. Percent.
 * docs/domain/dashboards-and-reports.md#performance-overview
 */
export const MarginChart = () => (
  <Panel
    title="Margins"
    hint="Lowest projected margin first"
    call={useLowestProjects('projected_margin')}
    space={space}
    isEmpty={({ data }) => data.length === 0}
    nextStep={<NoProjects />}
  >
    {({ data }) => (
      <BarChart
        name="Margins"
        unit="percent"
        rows={data}
        category={category}
        bars={[
          { label: labelOf('projected_margin'), tone: 'primary', value: (row) => row.projected_margin },
          { label: labelOf('profit_margin'), tone: 'beacon', value: (row) => row.profit_margin },
        ]}
        figures={[contractSum]}
      />
    )}
  </Panel>
);
