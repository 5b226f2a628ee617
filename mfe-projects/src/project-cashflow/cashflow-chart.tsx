import { ColumnChart } from '@siteledger/shared-lib/charts';
import { formatDay, type CashflowProjection } from '@siteledger/shared-lib/domain';

type Bucket = CashflowProjection['buckets'][number];

type Props = { buckets: Bucket[]; chosen: Bucket | undefined; onChoose: (bucket: Bucket) => void };

// "01-Jul" without the year, as a projection is shorter than a year.
const dayAndMonth = ({ from }: Bucket) => formatDay(from).slice(0, 6);

/** Chart of projected cash in and out by week, and the balance after each. */
export const CashflowChart = ({ buckets, chosen, onChoose }: Props) => (
  <section className="cashflow-panel">
    <h2>By week</h2>
    <ColumnChart
      name="Projected cash by week"
      rows={buckets}
      category={{ label: 'Week from', value: dayAndMonth }}
      bars={[
        { label: 'In', tone: 'primary', value: (bucket) => bucket.in, isSummed: true },
        { label: 'Out', tone: 'beacon', value: ({ out }) => out, isSummed: true },
      ]}
      figures={[{ label: 'Nett', value: ({ nett }) => nett, isSummed: true }]}
      line={{ label: 'Balance', tone: 'info', value: ({ running }) => running }}
      chosen={chosen}
      onChoose={onChoose}
    />
  </section>
);
