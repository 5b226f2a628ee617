import { PieChart, type ChartTone } from '@siteledger/shared-lib/charts';
import { addMoney, type ClientContracts } from '@siteledger/shared-lib/domain';
import { dashboardsApi } from '../dashboards-api';
import { useDashboardFilters } from '../dashboard-filters';
import { useDocumentLinks } from '../document-links';
import { NoProjects } from '../no-projects';
import { Panel } from '../panel';

type Part = { uuid: string | null; name: string; count: number; amount: string };

const TONES: readonly ChartTone[] = ['primary', 'beacon', 'info', 'accent', 'success'];

/** The largest clients, and the others as one part. */
function partsOf(clients: readonly ClientContracts[]): Part[] {
  const parts = clients.map(({ client, count, contract_sum_and_vo }) => ({
    ...client,
    count,
    amount: contract_sum_and_vo,
  }));
  const others = parts.slice(TONES.length);
  if (others.length < 2) return parts;
  const count = others.reduce((sum, part) => sum + part.count, 0);
  const amount = addMoney(...others.map((part) => part.amount));
  return [...parts.slice(0, TONES.length), { uuid: null, name: `${others.length} other clients`, count, amount }];
}

/** Contract sums of projects in progress by client. RM. dashboards-and-reports.md#performance-overview */
export function ContractsChart() {
  const { project, client, as_of } = useDashboardFilters().filters;
  const links = useDocumentLinks();
  const call = dashboardsApi.endpoints.dashboardsContracts.useQuery({ project, client, as_of });
  return (
    <Panel
      title="Contract sum by client"
      hint="Projects in progress, with variation orders"
      call={call}
      space={{ of: 'ring', rows: TONES.length + 1 }}
      isEmpty={(clients) => clients.length === 0}
      nextStep={<NoProjects />}
    >
      {(clients) => {
        const parts = partsOf(clients);
        return (
          <PieChart
            name="Contract sum by client"
            rows={parts}
            category={{
              label: 'Client',
              value: ({ name }) => name,
              to: ({ uuid }) => (uuid ? links.projects(uuid) : undefined),
            }}
            part={{
              label: 'Contract Sum & VO',
              value: ({ amount }) => amount,
              tone: (part) => (part.uuid ? (TONES[parts.indexOf(part)] ?? 'faint') : 'faint'),
            }}
            figures={[{ label: 'Projects', unit: 'count', value: ({ count }) => count, isSummed: true }]}
          />
        );
      }}
    </Panel>
  );
}
