import { BarChart } from '@siteledger/shared-lib/charts';
import type { InvoiceGroup } from '@siteledger/shared-lib/domain';
import { dashboardsApi } from '../dashboards-api';
import { useDashboardFilters } from '../dashboard-filters';
import { useDocumentLinks } from '../document-links';
import { Panel } from '../panel';

const MOST = 8;

/**
 * Chart of the clients with the largest overdue balances. RM. docs/domain/dashboards-and-reports.md#overdue-invoices
 */
export function LateClientsChart() {
  const { project, client, as_of } = useDashboardFilters().filters;
  const links = useDocumentLinks();
  const call = dashboardsApi.endpoints.dashboardsLateClients.useQuery({ project, client, as_of });
  const lead = ({ uuid }: InvoiceGroup) => links.overdue({ client: uuid });
  return (
    <Panel
      title="Overdue by client"
      hint="Largest first"
      call={call}
      space={{ of: 'bars', rows: MOST }}
      isEmpty={({ data }) => data.length === 0}
      nextStep={<p>No overdue clients.</p>}
    >
      {({ data }) => (
        <BarChart
          name="Overdue by client"
          rows={data.slice(0, MOST)}
          category={{ label: 'Client', value: ({ name }) => name, to: lead }}
          bars={[{ label: 'Balance', tone: 'danger', value: ({ balance }) => balance, to: lead }]}
          figures={[{ label: 'Invoices', unit: 'count', value: ({ documents }) => documents, to: lead }]}
        />
      )}
    </Panel>
  );
}
