export { BarChart, ColumnChart } from './bar-chart';
export { LineChart } from './line-chart';
export { PieChart } from './pie-chart';
export type {
  BarChartProps,
  ChartLink,
  ChartSeries,
  ChartTone,
  ChartUnit,
  LineChartProps,
  PieChartProps,
} from './series';
export { useChartPlace } from './use-plot';
