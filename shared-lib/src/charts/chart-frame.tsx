import { BarChartOutlined, Button, MenuOutlined } from '@siteledger/shared-lib/ui';
import { useState, type ReactNode } from 'react';
import { ChartTable } from './chart-table';
import type { ChartProps, TableFigure } from './series';
import './charts.css';

type Props<Row> = ChartProps<Row> & {
  legend?: ReactNode;
  figures: readonly TableFigure<Row>[];
  /** Renders the chart; it gets the table as its fallback. */
  children: (table: ReactNode) => ReactNode;
};

/** Frame of every chart: legend, chart, and its figures as a table. */
export function ChartFrame<Row>(props: Props<Row>) {
  const { name, legend, children } = props;
  const [isTable, setTable] = useState(false);
  const table = <ChartTable {...props} />;
  const act = isTable ? 'Show as chart' : 'Show as table';

  return (
    <figure className="sl-chart" aria-label={name}>
      <div className="sl-chart-head">
        {legend}
        <Button
          size="small"
          type="text"
          icon={isTable ? <BarChartOutlined aria-hidden /> : <MenuOutlined aria-hidden />}
          aria-label={`${act}: ${name}`}
          onClick={() => setTable(!isTable)}
        >
          {act}
        </Button>
      </div>
      {isTable ? table : children(table)}
    </figure>
  );
}
