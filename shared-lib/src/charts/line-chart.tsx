import { useAppearance } from '@siteledger/shared-lib/ui';
import { ChartFrame } from './chart-frame';
import { ChartLegend } from './chart-legend';
import { lineSpec } from './column-spec';
import { Drawing } from './drawing';
import type { LineChartProps } from './series';

/** Courses over the same categories, such as months. */
export function LineChart<Row>(props: LineChartProps<Row>) {
  const { lines, unit = 'money' } = props;
  const { theme } = useAppearance();
  return (
    <ChartFrame
      {...props}
      legend={<ChartLegend entries={lines.map((line) => ({ ...line, isLine: true }))} />}
      figures={lines}
    >
      {(table) => (
        <Drawing
          {...props}
          figures={lines}
          table={table}
          spec={(width) => lineSpec({ ...props, unit, theme, width })}
        />
      )}
    </ChartFrame>
  );
}
