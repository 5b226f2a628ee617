import { compareMoney, counted, subtractMoney } from '@siteledger/shared-lib/domain';
import { Money, Percent } from '@siteledger/shared-lib/ui';
import { useDashboardFilters } from '../dashboard-filters';
import { useDocumentLinks } from '../document-links';
import { KeyFigures } from '../key-figures';
import { useLowestProjects } from './use-lowest-projects';

const HUNDRED = '100.00';

/** Portfolio figures of projects in progress. RM and percent. dashboards-and-reports.md#performance-overview */
export function PerformanceFigures() {
  const links = useDocumentLinks();
  const { project } = useDashboardFilters().filters;
  const { data } = useLowestProjects('progress_diff');
  const portfolio = data?.portfolio;
  const invoiced = portfolio?.total_invoiced_percent;
  return (
    <KeyFigures
      isThere={data !== undefined}
      figures={[
        {
          label: 'Contract Sum & VO',
          value: <Money value={portfolio?.contract_sum_and_vo} />,
          to: project ? `/projects/${project}` : links.projects(),
          note: data && `${counted(data.total, 'project')} in progress`,
        },
        {
          label: 'Work Done',
          value: <Percent value={portfolio?.work_done_percent} />,
          note: portfolio?.duration_la && (
            <>
              <Percent value={portfolio.duration_la} /> of time elapsed{inPoints(portfolio.progress_diff)}
            </>
          ),
        },
        {
          label: 'Total Invoiced %',
          value: <Percent value={invoiced} />,
          to: links.invoices,
          note: invoiced && (
            <>
              <Percent value={subtractMoney(HUNDRED, invoiced)} /> not yet invoiced
            </>
          ),
        },
        {
          label: 'Projected Margin',
          value: <Percent value={portfolio?.projected_margin} />,
          note: marginToDate(portfolio?.profit_margin),
        },
      ]}
    />
  );
}

const marginToDate = (margin: string | null | undefined) =>
  margin && (
    <>
      profit margin to date <Percent value={margin} />
    </>
  );

// The difference between two percentages, work done and time elapsed, is in points.
function inPoints(difference: string | null | undefined) {
  if (!difference) return null;
  const side = compareMoney(difference, '0');
  return side === 0 ? ' · on time' : ` · ${difference.replace('-', '')} pts ${side > 0 ? 'ahead' : 'behind'}`;
}
