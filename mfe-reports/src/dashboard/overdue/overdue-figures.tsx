import { addMoney, counted, type AgeingBucket, type ListQuery } from '@siteledger/shared-lib/domain';
import { Money } from '@siteledger/shared-lib/ui';
import { dashboardsApi } from '../dashboards-api';
import { useDocumentLinks } from '../document-links';
import { KeyFigures } from '../key-figures';

const NOT_DUE: AgeingBucket = 'not_due';

/** Open and overdue balances of all invoices. RM. dashboards-and-reports.md#overdue-invoices */
export function OverdueFigures({ query }: { query: ListQuery }) {
  const links = useDocumentLinks();
  const { data } = dashboardsApi.endpoints.dashboardsOverdueInvoices.useQuery(query);
  const of = (isChosen: (bucket: AgeingBucket) => boolean) => {
    const chosen = data?.ageing.filter(({ bucket }) => isChosen(bucket));
    return {
      value: <Money value={chosen && addMoney('0.00', ...chosen.map(({ amount }) => amount))} />,
      note:
        chosen &&
        counted(
          chosen.reduce((sum, { count }) => sum + count, 0),
          'invoice',
        ),
    };
  };
  return (
    <KeyFigures
      isThere={data !== undefined}
      figures={[
        { label: 'Overdue', to: links.overdue(), ...of((bucket) => bucket !== NOT_DUE) },
        { label: 'Over 90 days', to: links.ageing('over_90'), ...of((bucket) => bucket === 'over_90') },
        { label: 'Not yet due', to: links.ageing(NOT_DUE), ...of((bucket) => bucket === NOT_DUE) },
        { label: 'Total open', to: links.open, ...of(() => true) },
      ]}
    />
  );
}
