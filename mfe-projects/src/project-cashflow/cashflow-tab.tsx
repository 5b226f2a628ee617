import { CallState } from '@siteledger/shared-lib/api';
import { CASHFLOW_HORIZONS, type Project } from '@siteledger/shared-lib/domain';
import { useOutletContext } from '@siteledger/shared-lib/router';
import { Choice } from '@siteledger/shared-lib/ui';
import { useProjectCashflowQuery } from './cashflow-api';
import { CashflowView } from './cashflow-view';
import { useCashflowView } from './use-cashflow-view';
import './cashflow.css';

const horizons = CASHFLOW_HORIZONS.map((days) => ({ value: days, label: `${days} days` }));

/**
 * Tab with a project's projected cash, by week and by document, over 30, 60 or 90 days.
 * docs/domain/figures.md#the-projection-by-week-and-document
 */
export function CashflowTab() {
  const project = useOutletContext<Project>();
  const { days, week, setDays, setWeek } = useCashflowView();
  const { data, error, refetch, isFetching } = useProjectCashflowQuery({ project: project.uuid, days });

  return (
    <div className="cashflow" aria-busy={isFetching}>
      <Choice aria-label="Days ahead" options={horizons} value={days} onChange={setDays} />
      {data && (!error || isFetching) ? (
        <CashflowView project={project.uuid} projection={data} week={week} onWeek={setWeek} />
      ) : (
        <CallState error={isFetching ? undefined : error} onRetry={refetch} />
      )}
    </div>
  );
}
