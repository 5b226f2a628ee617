import { AGEING_LABELS, type ListQuery } from '@siteledger/shared-lib/domain';
import { Money } from '@siteledger/shared-lib/ui';
import { dashboardsApi } from './dashboards-api';

/** All open invoices by how long they are overdue: how many, and their balances in RM. Decision §2. */
export function Ageing({ query }: { query: ListQuery }) {
  // The list below asks the same; the slice answers both from one call.
  const { data } = dashboardsApi.endpoints.dashboardsOverdueInvoices.useQuery(query);
  if (!data) return null;
  return (
    <table className="cash-months">
      <caption>Open invoices by days overdue</caption>
      <thead>
        <tr>
          <th scope="col">Overdue</th>
          <th scope="col">Invoices</th>
          <th scope="col">Balance</th>
        </tr>
      </thead>
      <tbody>
        {data.ageing.map(({ bucket, count, amount }) => (
          <tr key={bucket}>
            <th scope="row">{AGEING_LABELS[bucket]}</th>
            <td>{count}</td>
            <td>
              <Money value={amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
