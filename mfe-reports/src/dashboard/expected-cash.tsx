import { ColumnChart } from '@siteledger/shared-lib/charts';
import { addDays, formatDay, type CashflowOverview } from '@siteledger/shared-lib/domain';
import { useDocumentLinks } from './document-links';
import { Panel } from './panel';
import { useCashflow } from './use-cashflow';

type Horizon = CashflowOverview['projection'][number];

/**
 * What is open and falls due within 30, 60 and 90 days of the day, what is overdue included. RM.
 * docs/domain/dashboards-and-reports.md#cashflow-overview
 */
export function ExpectedCash() {
  const { call } = useCashflow();
  const links = useDocumentLinks();
  const as_of = call.data?.as_of ?? '';
  return (
    <Panel title="Expected" hint={as_of && `Due from ${formatDay(as_of)}, plus overdue`} call={call}>
      {({ projection }) => (
        <ColumnChart
          name="Expected"
          rows={projection}
          category={{ label: 'Within', value: ({ days }) => `${days} days` }}
          bars={[
            {
              label: 'In',
              tone: 'primary',
              value: (row: Horizon) => row.in,
              to: ({ days }) => links.receivable(addDays(as_of, days)),
            },
            {
              label: 'Out',
              tone: 'beacon',
              value: ({ out }) => out,
              to: ({ days }) => links.payable(addDays(as_of, days)),
            },
          ]}
          line={{ label: 'Nett', tone: 'info', value: ({ nett }) => nett }}
        />
      )}
    </Panel>
  );
}
