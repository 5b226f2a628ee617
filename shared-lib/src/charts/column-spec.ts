import { COLORS, type Theme } from '@siteledger/shared-lib/tokens';
import { valueText } from './chart-text';
import { categoryAxis, edgeOf, tooltipLook, valueAxis } from './look';
import type { PlotSpec } from './plot';
import type { BarChartProps, ChartSeries, ChartUnit } from './series';

type Given<Row> = Pick<BarChartProps<Row>, 'rows' | 'category' | 'bars' | 'line' | 'chosen'> & {
  unit: ChartUnit;
  theme: Theme;
  isHorizontal?: boolean;
};

const OPACITY_OF_OTHERS = 0.35;

const MARK_PIXELS = 30;
const CHART_PIXELS = 560;
const LEAST_PADDING = 0.35;
const MOST_PADDING = 0.7;

// Few bars stand close to those of their own row, not evenly over the whole width.
const paddingOf = (marks: number) =>
  Math.min(MOST_PADDING, Math.max(LEAST_PADDING, 1 - (marks * MARK_PIXELS) / CHART_PIXELS));

/** One mark: which row it is of, and its figure in words; only its length is a float. */
type Mark = {
  index: number;
  category: string;
  /** As the axis says it. */
  short: string | undefined;
  series: string;
  value: number;
  text: string;
  opacity: number;
  edge: string;
};

function marksOf<Row>({ rows, category, unit, chosen, theme }: Given<Row>, series: ChartSeries<Row>): Mark[] {
  return rows.flatMap((row, index) => {
    const value = series.value(row);
    if (value === null) return [];
    const opacity = chosen === undefined || chosen === row ? 1 : OPACITY_OF_OTHERS;
    return [
      {
        index,
        category: category.value(row),
        short: category.short?.(row),
        series: series.label,
        value: Number(value),
        text: valueText(unit, value),
        opacity,
        edge: edgeOf(theme, series.tone),
      },
    ];
  });
}

const tooltip = {
  title: 'category',
  items: [({ series, text }: Mark) => ({ name: series, value: text })],
};

const encode = { x: 'category', y: 'value', color: 'series' };

/** Bars side by side, and a line over them. Lengths are drawn from floats; every figure in words comes from the decimal text. */
export function barSpec<Row>(given: Given<Row>): PlotSpec {
  const { rows, category, bars, line, unit, theme, isHorizontal } = given;
  const short = new Map(rows.map((row) => [category.value(row), category.short?.(row)]));
  const all = line ? [...bars, line] : bars;
  return {
    type: 'view',
    // Room for the second half of the last tick.
    marginRight: isHorizontal ? 36 : 16,
    coordinate: isHorizontal ? { transform: [{ type: 'transpose' }] } : undefined,
    scale: {
      x: { padding: isHorizontal ? LEAST_PADDING : paddingOf(rows.length * Math.max(1, bars.length)) },
      y: { nice: true },
      color: { domain: all.map(({ label }) => label), range: all.map(({ tone }) => COLORS[theme][tone]) },
    },
    axis: {
      x: { ...categoryAxis(theme), labelFormatter: (text: string) => short.get(text) ?? text },
      y: valueAxis(theme, unit),
    },
    legend: false,
    interaction: { tooltip: { shared: true, ...tooltipLook(theme) } },
    children: [
      ...(bars.length > 0 ? [barMarks(bars.flatMap((series) => marksOf(given, series)))] : []),
      ...(line ? lineMarks(marksOf(given, line)) : []),
    ],
  };
}

const barMarks = (data: Mark[]) => ({
  type: 'interval',
  data,
  encode,
  transform: [{ type: 'dodgeX' }],
  style: {
    maxWidth: 34,
    radiusTopLeft: 2,
    radiusTopRight: 2,
    fillOpacity: ({ opacity }: Mark) => opacity,
    stroke: ({ edge }: Mark) => edge,
    strokeOpacity: ({ opacity }: Mark) => opacity,
    lineWidth: 1,
    cursor: 'pointer',
  },
  tooltip,
});

/** A line through its points; the points can be met by the pointer. */
export const lineMarks = (data: Mark[]) => [
  { type: 'line', data, encode, style: { lineWidth: 2 }, tooltip },
  { type: 'point', data, encode: { ...encode, shape: 'point' }, style: { r: 3 }, tooltip: false },
];

/** Lines over the same categories. */
export function lineSpec<Row>({
  lines,
  ...given
}: Omit<Given<Row>, 'bars' | 'line'> & { lines: readonly ChartSeries<Row>[] }) {
  const spec = barSpec({ ...given, bars: lines });
  return { ...spec, children: lineMarks(lines.flatMap((series) => marksOf({ ...given, bars: [] }, series))) };
}
