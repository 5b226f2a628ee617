import { COLORS } from '@siteledger/shared-lib/tokens';
import { useAppearance } from '@siteledger/shared-lib/ui';
import { valueText } from './chart-text';
import { edgeOf } from './look';
import type { BarChartProps, ChartTone } from './series';
import { sumOf } from './sum-of';

type Entry = { label: string; tone: ChartTone; isLine?: boolean; total?: string };

/** Legend of a chart: its colours, and the total of each. */
export function ChartLegend({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className="sl-chart-legend">
      {entries.map(({ label, total, ...entry }) => (
        <li key={label}>
          <Swatch {...entry} />
          {label}
          {total && <strong className="sl-figure">{total}</strong>}
        </li>
      ))}
    </ul>
  );
}

/** Colour sample of a mark. */
export function Swatch({ tone, isLine }: Pick<Entry, 'tone' | 'isLine'>) {
  const { theme } = useAppearance();
  return (
    <span
      className="sl-chart-swatch"
      data-line={isLine || undefined}
      style={{ background: COLORS[theme][tone], borderColor: edgeOf(theme, tone) }}
    />
  );
}

/** Legend of the bars and the line over them. */
export function seriesLegend<Row>({ rows, bars, line, unit = 'money' }: BarChartProps<Row>) {
  const entries = [...bars, ...(line ? [{ ...line, isLine: true }] : [])].map((series) => ({
    ...series,
    total: series.isSummed ? valueText(unit, sumOf(rows, series)) : undefined,
  }));
  return <ChartLegend entries={entries} />;
}
