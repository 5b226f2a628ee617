import { errorMessage } from '@siteledger/shared-lib/api';
import { formatMonth, type CashMovement } from '@siteledger/shared-lib/domain';
import { ErrorState, LoadingState, Money } from '@siteledger/shared-lib/ui';
import { dashboardsApi } from './dashboards-api';

type Row = CashMovement & { name: string };

const CashTable = ({ caption, first, rows }: { caption: string; first: string; rows: readonly Row[] }) => (
  <table className="cash-months">
    <caption>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{first}</th>
        <th scope="col">In</th>
        <th scope="col">Out</th>
        <th scope="col">Nett</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, nett, ...cash }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>
            <Money value={cash.in} />
          </td>
          <td>
            <Money value={cash.out} />
          </td>
          <td>
            <Money value={nett} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Cash of the last 12 months, and what is expected to come in and go out over 30, 60 and 90 days. Decision §2. */
export function CashflowTab() {
  const { data, error, refetch } = dashboardsApi.endpoints.dashboardsCashflow.useQuery();
  if (!data)
    return error ? <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} /> : <LoadingState />;
  return (
    <div className="cash-overview">
      <CashTable
        caption="Received and paid"
        first="Month"
        rows={data.months.map(({ month, ...cash }) => ({ name: formatMonth(month), ...cash }))}
      />
      <CashTable
        caption="Expected, with what is overdue"
        first="Within"
        rows={data.projection.map(({ days, ...cash }) => ({ name: `${days} days`, ...cash }))}
      />
    </div>
  );
}
