import { BarChart } from '@siteledger/shared-lib/charts';
import { addDays, formatDay, todayInKualaLumpur, type CashflowOverview } from '@siteledger/shared-lib/domain';
import { useDocumentLinks } from '../document-links';
import { useDashboardFilters } from '../dashboard-filters';
import { Panel } from '../panel';
import { useCashflow } from './use-cashflow';

type Horizon = CashflowOverview['projection'][number];

const HORIZONS = 3;

/**
 * Open balances due within 30, 60 and 90 days of the as-of day, including overdue ones. RM.
 * docs/domain/dashboards-and-reports.md#cashflow-overview
 */
export function ExpectedCash() {
  const { call } = useCashflow();
  const links = useDocumentLinks();
  const { filters } = useDashboardFilters();
  const as_of = call.data?.as_of ?? (filters.as_of || todayInKualaLumpur());
  return (
    <Panel
      title="Expected"
      hint={`Due from ${formatDay(as_of)}, plus overdue`}
      call={call}
      space={{ of: 'bars', rows: HORIZONS, bars: 3, isApart: true }}
    >
      {({ projection }) => (
        <BarChart
          name="Expected"
          rows={projection}
          category={{ label: 'Within', value: ({ days }) => `${days} days` }}
          bars={[
            {
              label: 'In',
              tone: 'primary',
              value: (row: Horizon) => row.in,
              to: ({ days }) => links.receivable(addDays(as_of, days)),
            },
            {
              label: 'Out',
              tone: 'beacon',
              value: ({ out }) => out,
              to: ({ days }) => links.payable(addDays(as_of, days)),
            },
            { label: 'Nett', tone: 'info', value: ({ nett }) => nett },
          ]}
        />
      )}
    </Panel>
  );
}
