import { CallState } from '@siteledger/shared-lib/api';
import { CASHFLOW_HORIZONS, type Project } from '@siteledger/shared-lib/domain';
import { Link, Navigate, useLocation, useOutletContext, useParams } from '@siteledger/shared-lib/router';
import { CashflowWeeks } from './cashflow-weeks';
import { useProjectListCashflowQuery } from './list-views-api';

const LONGEST = Math.max(...CASHFLOW_HORIZONS);

/** Projected cash of the opened project over 30, 60 or 90 days; other numbers redirect to 90. screens.md#routes */
export function CashflowView() {
  const { uuid } = useOutletContext<Project>();
  const { days: asked } = useParams();
  const { search } = useLocation();
  const days = CASHFLOW_HORIZONS.find((one) => String(one) === asked);
  const over = (one: number) => ({ pathname: `/projects/list/${uuid}/cashflow/${one}`, search });
  if (!days) return <Navigate to={over(LONGEST)} replace />;
  return (
    <section aria-label="Cashflow" className="cashflow-view">
      <nav className="view-switch" aria-label="Days ahead">
        {CASHFLOW_HORIZONS.map((one) => (
          <Link key={one} to={over(one)} aria-current={one === days ? 'page' : undefined}>
            {one} days
          </Link>
        ))}
      </nav>
      <Projection project={uuid} days={days} />
    </section>
  );
}

function Projection(of: { project: string; days: number }) {
  const { currentData: projection, error, refetch } = useProjectListCashflowQuery(of);
  if (projection) return <CashflowWeeks projection={projection} />;
  return <CallState error={error} onRetry={refetch} />;
}
