import { useAppearance } from '@siteledger/shared-lib/ui';
import { barSpec } from './bar-spec';
import { ChartFrame } from './chart-frame';
import { ChartLegend } from './chart-legend';
import type { BarChartProps } from './series';

/** Standing bars side by side by category, and a line over them on the same axis, such as what comes in and goes out by week. */
export const ColumnChart = <Row,>(props: BarChartProps<Row>) => <Bars {...props} />;

/** Lying bars, for categories with long names. */
export const BarChart = <Row,>(props: BarChartProps<Row>) => <Bars {...props} isHorizontal />;

function Bars<Row>({ isHorizontal, ...props }: BarChartProps<Row> & { isHorizontal?: boolean }) {
  const { bars, line, figures = [], unit = 'money' } = props;
  const { theme } = useAppearance();
  const entries = [...bars, ...(line ? [{ ...line, isLine: true }] : [])];
  return (
    <ChartFrame
      {...props}
      height={isHorizontal ? heightOf(props) : undefined}
      legend={<ChartLegend entries={entries} />}
      spec={barSpec({ ...props, unit, theme, isHorizontal })}
      figures={[...bars, ...figures, ...(line ? [line] : [])]}
    />
  );
}

const LEAST = 280;
const AXIS = 44;

// Each row has room for its words and for its bars.
const heightOf = <Row,>({ rows, bars }: BarChartProps<Row>) =>
  Math.max(LEAST, AXIS + rows.length * Math.max(24, 10 + bars.length * 12));
