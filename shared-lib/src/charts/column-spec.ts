import { COLORS, type Theme } from '@siteledger/shared-lib/tokens';
import { valueText } from './chart-text';
import { columnLabels, paddingOf } from './column-labels';
import { categoryAxis, edgeOf, labelLook, tooltipLook, valueAxis } from './look';
import type { PlotSpec } from './plot';
import type { BarChartProps, ChartSeries, ChartUnit } from './series';

type Given<Row> = Pick<BarChartProps<Row>, 'rows' | 'category' | 'bars' | 'line' | 'chosen'> & {
  unit: ChartUnit;
  theme: Theme;
  /** Of the whole drawing, in px. */
  width: number;
};

const OPACITY_OF_OTHERS = 0.35;

/** A mark with its row and its value as text; only its length is a float. */
type Mark = {
  index: number;
  category: string;
  /** The category as on the axis. */
  short: string | undefined;
  series: string;
  value: number;
  text: string;
  /** Label of the mark; undefined where it would overlap. */
  label?: string;
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

/** Columns with a line over them. Lengths use floats; every text comes from the decimal string. */
export function columnSpec<Row>(given: Given<Row>): PlotSpec {
  const { rows, category, bars, line, unit, theme, width } = given;
  const short = new Map(rows.map((row) => [category.value(row), category.short?.(row)]));
  const all = line ? [...bars, line] : bars;
  return {
    type: 'view',
    // Space for half of the last tick, and for the label of the highest column.
    marginRight: 16,
    insetTop: 16,
    scale: {
      x: { padding: paddingOf(rows.length * Math.max(1, bars.length), width) },
      y: { nice: true },
      color: { domain: all.map(({ label }) => label), range: all.map(({ tone }) => COLORS[theme][tone]) },
    },
    axis: {
      x: { ...categoryAxis(theme), labelFormatter: (text: string) => short.get(text) ?? text },
      y: valueAxis(theme, unit),
    },
    legend: false,
    interaction: { tooltip: { shared: true, ...tooltipLook(theme) } },
    children: [columnMarks(given), ...(line ? lineMarks(marksOf(given, line)) : [])],
  };
}

function columnMarks<Row>(given: Given<Row>) {
  const { bars, line, rows, width, unit, theme } = given;
  const series = bars.map((bar) => marksOf(given, bar));
  const lineValues = line ? rows.map((row) => Number(line.value(row) ?? 0)) : [];
  const labels = columnLabels(series, { rows: rows.length, width, unit, lineValues });
  return {
    type: 'interval',
    data: series.flat().map((mark) => ({ ...mark, label: labels.get(mark) ?? '' })),
    encode,
    transform: [{ type: 'dodgeX' }],
    style: {
      maxWidth: 48,
      radiusTopLeft: 2,
      radiusTopRight: 2,
      fillOpacity: ({ opacity }: Mark) => opacity,
      stroke: ({ edge }: Mark) => edge,
      strokeOpacity: ({ opacity }: Mark) => opacity,
      lineWidth: 1,
      cursor: 'pointer',
    },
    labels: [
      {
        ...labelLook(theme),
        text: ({ label }: Mark) => label,
        position: ({ value }: Mark) => (value < 0 ? 'bottom' : 'top'),
        textBaseline: ({ value }: Mark) => (value < 0 ? 'top' : 'bottom'),
        dy: ({ value }: Mark) => (value < 0 ? 2 : -2),
      },
    ],
    tooltip,
  };
}

// A line with points, which receive pointer events.
const lineMarks = (data: Mark[]) => [
  { type: 'line', data, encode, style: { lineWidth: 2 }, tooltip },
  { type: 'point', data, encode: { ...encode, shape: 'point' }, style: { r: 3, cursor: 'pointer' }, tooltip: false },
];
