import { BarChart, ColumnChart } from '@siteledger/shared-lib/charts';
import { PROJECT_FIGURES, type ProjectFigureKey, type ProjectPerformance } from '@siteledger/shared-lib/domain';
import { useIsNarrow } from '@siteledger/shared-lib/table';
import { NoProjects } from './no-projects';
import { Panel } from './panel';
import { shorten } from './shorten';
import { useLowestProjects } from './use-lowest-projects';

const labelOf = (key: ProjectFigureKey) => PROJECT_FIGURES.find((figure) => figure.key === key)?.label ?? key;

const SHORT = 30;

const nameOf = ({ code, name }: ProjectPerformance) => `${code} ${name}`;

const category = {
  label: 'Project',
  value: nameOf,
  to: ({ uuid }: ProjectPerformance) => `/projects/${uuid}`,
};

/**
 * The work that is certified beside the time that has passed, of the projects that are furthest behind. Percent.
 * docs/domain/dashboards-and-reports.md#performance-overview
 */
export function ProgressChart() {
  const isNarrow = useIsNarrow();
  return (
    <Panel
      title="Work done against time"
      hint="Furthest behind first"
      call={useLowestProjects('progress_diff')}
      isEmpty={({ data }) => data.length === 0}
      nextStep={<NoProjects />}
    >
      {({ data }) => (
        <BarChart
          name="Work done against time"
          unit="percent"
          rows={data}
          category={{ ...category, short: isNarrow ? ({ code }) => code : (row) => shorten(nameOf(row), SHORT) }}
          bars={[
            { label: labelOf('work_done_percent'), tone: 'primary', value: (row) => row.work_done_percent },
            { label: labelOf('duration_la'), tone: 'beacon', value: (row) => row.duration_la },
          ]}
          figures={[{ label: labelOf('progress_diff'), value: (row) => row.progress_diff }]}
        />
      )}
    </Panel>
  );
}

/**
 * What the projects leave of their contract sums in the end, and have left of what was invoiced; the lowest first.
 * Percent. docs/domain/dashboards-and-reports.md#performance-overview
 */
export const MarginChart = () => (
  <Panel
    title="Margins"
    hint="Lowest projected margin first"
    call={useLowestProjects('projected_margin')}
    isEmpty={({ data }) => data.length === 0}
    nextStep={<NoProjects />}
  >
    {({ data }) => (
      <ColumnChart
        name="Margins"
        unit="percent"
        rows={data}
        category={{ ...category, short: ({ code }) => code }}
        bars={[
          { label: labelOf('projected_margin'), tone: 'primary', value: (row) => row.projected_margin },
          { label: labelOf('profit_margin'), tone: 'beacon', value: (row) => row.profit_margin },
        ]}
      />
    )}
  </Panel>
);
