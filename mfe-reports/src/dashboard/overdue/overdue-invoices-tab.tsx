import { AGEING_BUCKETS, AGEING_LABELS, type Invoice } from '@siteledger/shared-lib/domain';
import { clientColumn, overdueColumn, projectColumn, refNoColumn, useDatedList } from '@siteledger/shared-lib/records';
import { DataTable, FilterChips, type Column } from '@siteledger/shared-lib/table';
import { AgeingChart } from './ageing-chart';
import { DashboardFilterBar } from '../dashboard-filter-bar';
import { noFilters } from '../dashboard-filters';
import { dashboardsApi } from '../dashboards-api';
import { Fold } from '../fold';
import { LateClientsChart } from './late-clients-chart';
import { OverdueFigures } from './overdue-figures';

const defaults = {
  sort: 'due_date',
  order: 'asc',
  filters: { ...noFilters, ageing: [] as readonly string[] },
} as const;

const columns: Column<Invoice>[] = [
  projectColumn({ width: 210 }),
  clientColumn(),
  refNoColumn('invoice'),
  { key: 'due_date', title: 'Due Date', type: 'day', width: 110, sortable: true },
  overdueColumn(),
  { key: 'total_amount', title: 'Total Amount', type: 'money', sortable: true },
  { key: 'balance', title: 'Balance', type: 'money', sortable: true, isPinned: true },
];

const ages = AGEING_BUCKETS.filter((bucket) => bucket !== 'not_due').map((value) => ({
  value,
  label: AGEING_LABELS[value],
}));

/**
 * Tab with overdue invoices, oldest first, below the ageing of all open invoices.
 * docs/domain/dashboards-and-reports.md#ageing
 */
export function OverdueInvoicesTab() {
  const list = useDatedList(defaults);
  return (
    <div className="dashboard-tab">
      <DashboardFilterBar />
      <OverdueFigures query={list.query} />
      <Fold of="charts">
        <div className="dashboard-panels">
          <AgeingChart query={list.query} />
          <LateClientsChart />
        </div>
      </Fold>
      <Fold of="invoices" isWanted={list.isNarrowed}>
        <DataTable
          name="Overdue invoices"
          list={list}
          endpoint={dashboardsApi.endpoints.dashboardsOverdueInvoices}
          columns={columns}
          columnsKey="dashboard-overdue-invoices"
          savedViews="dashboard-overdue-invoices"
          filters={
            <FilterChips
              label="Overdue"
              options={ages}
              chosen={list.filters.ageing}
              onChange={(chosen) => list.setFilter('ageing', chosen)}
            />
          }
          nextStep={<p>No overdue invoices.</p>}
          exportName="overdue-invoices.xlsx"
        />
      </Fold>
    </div>
  );
}
