import { formatDay, type CashflowProjection } from '@siteledger/shared-lib/domain';
import { FigureStrip, Money } from '@siteledger/shared-lib/ui';
import { CashflowChart } from './cashflow-chart';
import { CashflowItems } from './cashflow-items';

type Props = {
  project: string;
  projection: CashflowProjection;
  week: string | undefined;
  onWeek: (week: string | undefined) => void;
};

/** A projection with its sums, weeks and documents; a chosen week filters the documents. */
export function CashflowView({ project, projection, week, onWeek }: Props) {
  const { as_of, days, buckets } = projection;
  const chosen = buckets.find(({ from }) => from === week);
  return (
    <>
      <p className="cashflow-basis">
        Open invoices and expenses that fall due within {days} days from {formatDay(as_of)}. Overdue items are counted
        on day one.
      </p>
      <CashflowFigures projection={projection} />
      <CashflowChart
        buckets={buckets}
        chosen={chosen}
        onChoose={({ from }) => onWeek(from === week ? undefined : from)}
      />
      <CashflowItems project={project} projection={projection} chosen={chosen} onShowAll={() => onWeek(undefined)} />
    </>
  );
}

const FIGURES = [
  { key: 'opening_balance', label: 'Opening balance' },
  { key: 'total_in', label: 'Total in' },
  { key: 'total_out', label: 'Total out' },
  { key: 'nett', label: 'Nett' },
  { key: 'closing_balance', label: 'Closing balance' },
] as const;

/** The sums of a projection, in RM: opening balance, money in and out, nett, closing balance. */
const CashflowFigures = ({ projection }: { projection: CashflowProjection }) => (
  <FigureStrip
    name="Projected cash"
    figures={FIGURES.map(({ key, label }) => ({ label, value: <Money value={projection[key]} /> }))}
  />
);
