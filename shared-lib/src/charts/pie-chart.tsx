import { COLORS, type Theme } from '@siteledger/shared-lib/tokens';
import { useAppearance } from '@siteledger/shared-lib/ui';
import { ChartFrame } from './chart-frame';
import { ChartLegend } from './chart-legend';
import { valueText } from './chart-text';
import { tooltipLook } from './look';
import type { PlotSpec } from './plot';
import type { PieChartProps } from './series';

const HEIGHT = 320;

/** Parts of a whole, such as open balances by age. */
export function PieChart<Row>(props: PieChartProps<Row>) {
  const { rows, category, part, figures = [] } = props;
  const { theme } = useAppearance();
  const entries = rows.map((row) => ({ label: category.value(row), tone: part.tone(row) }));
  return (
    <ChartFrame
      {...props}
      height={HEIGHT}
      legend={<ChartLegend entries={entries} />}
      spec={pieSpec(props, theme)}
      figures={[part, ...figures]}
    />
  );
}

type Part = { index: number; category: string; value: number; text: string };

function pieSpec<Row>({ rows, category, part, unit = 'money' }: PieChartProps<Row>, theme: Theme): PlotSpec {
  const data = rows.map((row, index): Part => {
    const value = part.value(row);
    return { index, category: category.value(row), value: Number(value ?? 0), text: valueText(unit, value) };
  });
  return {
    type: 'view',
    coordinate: { type: 'theta', innerRadius: 0.6, outerRadius: 0.95 },
    scale: {
      color: { domain: rows.map(category.value), range: rows.map((row) => COLORS[theme][part.tone(row)]) },
    },
    axis: false,
    legend: false,
    interaction: { tooltip: tooltipLook(theme) },
    children: [
      {
        type: 'interval',
        data,
        encode: { y: 'value', color: 'category' },
        transform: [{ type: 'stackY' }],
        style: { stroke: COLORS[theme].surface, lineWidth: 2, cursor: 'pointer' },
        tooltip: { title: () => part.label, items: [({ category: name, text }: Part) => ({ name, value: text })] },
      },
    ],
  };
}
