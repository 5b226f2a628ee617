export { BarChart } from './bar-chart';
export { ChartSpace } from './chart-space';
export { ColumnChart } from './column-chart';
export { PieChart } from './pie-chart';
export type { BarChartProps, ChartLink, ChartSeries, ChartTone, ChartUnit, PieChartProps } from './series';
export { useChartPlace } from './use-plot';
