import { ExpectedCash } from './expected-cash';
import { CashByMonth } from './cash-by-month';
import { CashFigures } from './cash-figures';
import { DashboardFilterBar } from '../dashboard-filter-bar';
import { Fold } from '../fold';
import { SavedViews } from '@siteledger/shared-lib/table';

/**
 * Tab with the cash of the chosen months, and the expected cash over 30, 60 and 90 days.
 * docs/domain/dashboards-and-reports.md#cashflow-overview
 */
export const CashflowTab = () => (
  <div className="dashboard-tab">
    <DashboardFilterBar hasPeriod>
      <SavedViews screen="dashboard-cashflow" />
    </DashboardFilterBar>
    <CashFigures />
    <Fold of="charts">
      <div className="dashboard-panels" data-stacked>
        <CashByMonth />
        <ExpectedCash />
      </div>
    </Fold>
  </div>
);
