import { useAppearance } from '@siteledger/shared-lib/ui';
import { lineSpec } from './bar-spec';
import { ChartFrame } from './chart-frame';
import { ChartLegend } from './chart-legend';
import type { LineChartProps } from './series';

/** Courses over the same categories, such as months. */
export function LineChart<Row>(props: LineChartProps<Row>) {
  const { lines, unit = 'money' } = props;
  const { theme } = useAppearance();
  return (
    <ChartFrame
      {...props}
      legend={<ChartLegend entries={lines.map((line) => ({ ...line, isLine: true }))} />}
      spec={lineSpec({ ...props, unit, theme })}
      figures={lines}
    />
  );
}
