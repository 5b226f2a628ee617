import type { ColorName } from '@siteledger/shared-lib/tokens';

/** What a chart measures; decides how axis, tooltip and table write it. */
export type ChartUnit = 'money' | 'percent' | 'count';

/** A colour of the product that a chart draws with. */
export type ChartTone = Extract<
  ColorName,
  'primary' | 'accent' | 'info' | 'success' | 'warning' | 'danger' | 'faint' | 'beacon'
>;

/** Where the documents behind a mark are listed; undefined where that is not known, or not for this user. */
export type ChartLink<Row> = (row: Row) => string | undefined;

/** A measure that only the table shows: money and percentages as decimal strings, null where there is none. */
export type ChartFigure<Row> = {
  label: string;
  value: (row: Row) => string | number | null;
  /** The chart's own unless given. */
  unit?: ChartUnit;
  /** The mark leads there, and so does the figure in the table. */
  to?: ChartLink<Row>;
  /** The sum over all rows means something: it is in the last line of the table, and in the legend. */
  isSummed?: boolean;
};

/** A column of the table; one that is not added up may state what its last line says. */
export type TableFigure<Row> = ChartFigure<Row> & { total?: string | null };

/** One measure of every row. */
export type ChartSeries<Row> = ChartFigure<Row> & { tone: ChartTone };

/** What a row stands for. */
export type ChartCategory<Row> = {
  /** What all of them are, such as "Month". */
  label: string;
  /** The words of one, each once. */
  value: (row: Row) => string;
  /** The same as short as the axis under columns needs it. */
  short?: (row: Row) => string;
  /** The name in the table leads there, and so does a mark whose figure does not lead elsewhere. */
  to?: ChartLink<Row>;
};

/** What every chart takes. */
export type ChartProps<Row> = {
  /** What the chart shows, such as "Cash in and out by week": its name for a screen reader, and its table's. */
  name: string;
  rows: readonly Row[];
  /** What a row stands for: the words at the axis. */
  category: ChartCategory<Row>;
  /** 'money' unless given. */
  unit?: ChartUnit;
  /** Called with the row whose mark, or whose line in the table, was chosen. */
  onChoose?: (row: Row) => void;
  /** The chosen row; the others step back. */
  chosen?: Row;
};

/** A chart of lengths; lying bars draw the line as one more bar. */
export type BarChartProps<Row> = ChartProps<Row> & {
  bars: readonly ChartSeries<Row>[];
  /** Drawn over the columns, on the same axis. */
  line?: ChartSeries<Row>;
  /** In the table only. */
  figures?: readonly ChartFigure<Row>[];
};

/** A chart of parts of a whole, which are added up; `tone` says the colour of a part. */
export type PieChartProps<Row> = ChartProps<Row> & {
  part: ChartFigure<Row> & { tone: (row: Row) => ChartTone };
  /** In the table only. */
  figures?: readonly ChartFigure<Row>[];
};
