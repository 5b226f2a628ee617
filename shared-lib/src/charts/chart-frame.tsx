import { Alert, BarChartOutlined, Button, MenuOutlined, Spin } from '@siteledger/shared-lib/ui';
import { useNavigate } from '@siteledger/shared-lib/router';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { ChartBoundary } from './chart-boundary';
import { ChartTable } from './chart-table';
import type { ChosenMark, PlotSpec } from './plot';
import type { ChartFigure, ChartProps } from './series';
import { useInView } from './use-in-view';
import { usePlot } from './use-plot';
import './charts.css';

type Props<Row> = ChartProps<Row> & {
  legend: ReactNode;
  spec: PlotSpec;
  /** The columns of the table. */
  figures: readonly ChartFigure<Row>[];
  /** Of the drawing, in px; 280 unless given. */
  height?: number;
};

const HEIGHT = 280;

/** Every chart's frame: legend, the drawing once it is seen, and the same figures as a table. */
export function ChartFrame<Row>(props: Props<Row>) {
  const { name, spec, legend, unit = 'money', height = HEIGHT } = props;
  const [isTable, setTable] = useState(false);
  const place = useRef<HTMLElement>(null);
  const { Plot, hasFailed, retry } = usePlotInView(place, !isTable);
  const table = <ChartTable {...props} unit={unit} />;
  const act = isTable ? 'Show as chart' : 'Show as table';
  const choose = useChoice(props);

  return (
    <figure className="sl-chart" ref={place}>
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
      {isTable && table}
      {!isTable && hasFailed && <NotDrawn onRetry={retry}>{table}</NotDrawn>}
      {!isTable && !hasFailed && (
        <ChartBoundary fallback={<NotDrawn>{table}</NotDrawn>}>
          <div className="sl-chart-drawing" role="img" aria-label={name} style={{ height }}>
            {Plot ? <Plot spec={spec} height={height} onChoose={choose} /> : <Spin />}
          </div>
        </ChartBoundary>
      )}
    </figure>
  );
}

// A mark leads to what it counts, else its row is chosen.
function useChoice<Row>({ rows, figures, category, onChoose }: Props<Row>) {
  const navigate = useNavigate();
  return ({ index, series }: ChosenMark) => {
    const row = rows[index];
    if (!row) return;
    const figure = series === undefined ? figures[0] : figures.find(({ label }) => label === series);
    const path = figure?.to?.(row) ?? category.to?.(row);
    if (path) void navigate(path);
    else onChoose?.(row);
  };
}

function usePlotInView(place: RefObject<HTMLElement | null>, isChart: boolean) {
  const isInView = useInView(place);
  return usePlot(isInView && isChart);
}

function NotDrawn({ onRetry, children }: { onRetry?: () => void; children: ReactNode }) {
  const retry = onRetry && (
    <Button size="small" onClick={onRetry}>
      Retry
    </Button>
  );
  return (
    <>
      <Alert type="warning" title="The chart could not be drawn. These are its figures." action={retry} />
      {children}
    </>
  );
}
