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
      legend={<ChartLegend entries={entries} />}
      spec={barSpec({ ...props, unit, theme, isHorizontal })}
      figures={[...bars, ...figures, ...(line ? [line] : [])]}
    />
  );
}
