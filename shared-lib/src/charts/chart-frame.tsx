import { BarChartOutlined, Button, MenuOutlined } from '@siteledger/shared-lib/ui';
import { useState, type ReactNode } from 'react';
import { ChartTable } from './chart-table';
import type { ChartProps, TableFigure } from './series';
import './charts.css';

type Props<Row> = ChartProps<Row> & {
  legend?: ReactNode;
  /** The columns of the table. */
  figures: readonly TableFigure<Row>[];
  /** The chart itself; where it cannot be drawn it shows the table. */
  children: (table: ReactNode) => ReactNode;
};

/** Every chart's frame: legend, the chart, and the same figures as a table. */
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
