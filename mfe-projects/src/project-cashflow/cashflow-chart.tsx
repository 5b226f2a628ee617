import { ColumnChart } from '@siteledger/shared-lib/charts';
import { formatDay, type CashflowProjection } from '@siteledger/shared-lib/domain';

type Bucket = CashflowProjection['buckets'][number];

type Props = { buckets: Bucket[]; chosen: Bucket | undefined; onChoose: (bucket: Bucket) => void };

// "01-Jul": a projection is shorter than a year.
const dayAndMonth = ({ from }: Bucket) => formatDay(from).slice(0, 6);

/** What comes in and what goes out, by week, and what is left after each. */
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
