import { useAppearance } from '@siteledger/shared-lib/ui';
import { ChartFrame } from './chart-frame';
import { seriesLegend } from './chart-legend';
import { columnSpec } from './column-spec';
import { Drawing } from './drawing';
import type { BarChartProps } from './series';

/** Columns grouped by category, with a line over them on the same axis, such as cash in and out by week. */
export function ColumnChart<Row>(props: BarChartProps<Row>) {
  const { bars, line, figures = [], unit = 'money' } = props;
  const { theme } = useAppearance();
  const all = [...bars, ...figures, ...(line ? [line] : [])];
  return (
    <ChartFrame {...props} legend={seriesLegend(props)} figures={all}>
      {(table) => (
        <Drawing
          {...props}
          figures={all}
          table={table}
          spec={(width) => columnSpec({ ...props, unit, theme, width })}
        />
      )}
    </ChartFrame>
  );
}
