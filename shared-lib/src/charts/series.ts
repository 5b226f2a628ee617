import type { ColorName } from '@siteledger/shared-lib/tokens';

/** Unit of a chart; decides the format on axis, tooltip and table. */
export type ChartUnit = 'money' | 'percent' | 'count';

/** Colours of the product that charts use. */
export type ChartTone = Extract<
  ColorName,
  'primary' | 'accent' | 'info' | 'success' | 'warning' | 'danger' | 'faint' | 'beacon'
>;

/** Path of the list of documents behind a mark; undefined if there is none or the user may not see it. */
export type ChartLink<Row> = (row: Row) => string | undefined;

/** A measure shown only in the table: money and percentages as decimal strings, null without a value. */
export type ChartFigure<Row> = {
  label: string;
  value: (row: Row) => string | number | null;
  /** By default the chart's. */
  unit?: ChartUnit;
  /** Target of the mark and of the figure in the table. */
  to?: ChartLink<Row>;
  /** The sum over all rows is meaningful: it is shown in the table's last row and in the legend. */
  isSummed?: boolean;
};

/** A column of the table; one that is not summed may set the text of its last row. */
export type TableFigure<Row> = ChartFigure<Row> & { total?: string | null };

/** A drawn measure of every row. */
export type ChartSeries<Row> = ChartFigure<Row> & { tone: ChartTone };

/** The category of a row. */
export type ChartCategory<Row> = {
  /** Name of the category, such as "Month". */
  label: string;
  /** Name of a row; unique. */
  value: (row: Row) => string;
  /** A shorter name for the axis below columns. */
  short?: (row: Row) => string;
  /** Target of the name in the table, and of marks without their own. */
  to?: ChartLink<Row>;
};

/** Props of every chart. */
export type ChartProps<Row> = {
  /** The chart's name, such as "Cash in and out by week", for screen readers and its table. */
  name: string;
  rows: readonly Row[];
  /** Category of the rows: the labels on the axis. */
  category: ChartCategory<Row>;
  /** By default 'money'. */
  unit?: ChartUnit;
  /** Called with the row of a chosen mark or table row. */
  onChoose?: (row: Row) => void;
  /** The chosen row; the others are faded. */
  chosen?: Row;
};

/** A chart of lengths; horizontal bars show the line as one more bar. */
export type BarChartProps<Row> = ChartProps<Row> & {
  bars: readonly ChartSeries<Row>[];
  /** Drawn over the columns, on the same axis. */
  line?: ChartSeries<Row>;
  /** Only in the table. */
  figures?: readonly ChartFigure<Row>[];
};

/** A chart of parts of a sum; `tone` is the colour of a part. */
export type PieChartProps<Row> = ChartProps<Row> & {
  part: ChartFigure<Row> & { tone: (row: Row) => ChartTone };
  /** Only in the table. */
  figures?: readonly ChartFigure<Row>[];
};
