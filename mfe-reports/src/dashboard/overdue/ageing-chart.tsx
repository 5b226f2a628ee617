import { PieChart, type ChartTone } from '@siteledger/shared-lib/charts';
import {
  AGEING_BUCKETS,
  AGEING_LABELS,
  compareMoney,
  type AgeingBucket,
  type AgeingTotal,
  type ListQuery,
} from '@siteledger/shared-lib/domain';
import { dashboardsApi } from '../dashboards-api';
import { useDocumentLinks } from '../document-links';
import { Panel } from '../panel';

const TONES: Record<AgeingBucket, ChartTone> = {
  not_due: 'primary',
  '1-30': 'info',
  '31-60': 'beacon',
  '61-90': 'accent',
  over_90: 'danger',
};

/** Chart of open invoices by days overdue: their number and balances in RM. dashboards-and-reports.md#ageing */
export function AgeingChart({ query }: { query: ListQuery }) {
  const links = useDocumentLinks();
  // The list below has the same query, so both share one request.
  const call = dashboardsApi.endpoints.dashboardsOverdueInvoices.useQuery(query);
  const lead = ({ bucket }: AgeingTotal) => links.ageing(bucket);
  return (
    <Panel
      title="Open invoices by days overdue"
      call={call}
      space={{ of: 'ring', rows: AGEING_BUCKETS.length }}
      isEmpty={({ ageing }) => ageing.every(({ amount }) => compareMoney(amount, 0) === 0)}
      nextStep={<p>No open invoices.</p>}
    >
      {({ ageing }) => (
        <PieChart
          name="Open invoices by days overdue"
          rows={ageing}
          category={{ label: 'Overdue', value: ({ bucket }) => AGEING_LABELS[bucket], to: lead }}
          part={{ label: 'Balance', value: ({ amount }) => amount, tone: ({ bucket }) => TONES[bucket], to: lead }}
          figures={[{ label: 'Invoices', unit: 'count', value: ({ count }) => count, to: lead, isSummed: true }]}
        />
      )}
    </Panel>
  );
}
