import { ColumnChart } from '@siteledger/shared-lib/charts';
import { formatMonth, type CashflowOverview } from '@siteledger/shared-lib/domain';
import { useDocumentLinks } from '../document-links';
import { Panel } from '../panel';
import { useCashflow } from './use-cashflow';

type Month = CashflowOverview['months'][number];

// "Jul" in a year, "Jul 26" where the year changes.
const shortMonth = ({ month }: Month) => {
  const [name = '', year = ''] = formatMonth(month).split('-');
  return `${name} ${year.slice(2)}`;
};

/** Chart of cash received and paid by month, and the difference. RM. dashboards-and-reports.md#cashflow-overview */
export function CashByMonth() {
  const { call } = useCashflow();
  const links = useDocumentLinks();
  const cash = (direction: 'IN' | 'OUT' | '') => (row: Month) => links.cash(direction, row.month, row.month);
  return (
    <Panel title="Received and paid" hint="By month paid" call={call} space={{ of: 'columns' }}>
      {({ months }) => (
        <ColumnChart
          name="Received and paid"
          rows={months}
          category={{ label: 'Month', value: ({ month }) => formatMonth(month), short: shortMonth }}
          bars={[
            { label: 'In', tone: 'primary', value: (row) => row.in, to: cash('IN'), isSummed: true },
            { label: 'Out', tone: 'beacon', value: ({ out }) => out, to: cash('OUT'), isSummed: true },
          ]}
          line={{ label: 'Nett', tone: 'info', value: ({ nett }) => nett, to: cash(''), isSummed: true }}
        />
      )}
    </Panel>
  );
}
