import { Alert, Button, Spin, useWidth } from '@siteledger/shared-lib/ui';
import { useNavigate } from '@siteledger/shared-lib/router';
import { useRef, type ReactNode, Component } from 'react';
import type { ChosenMark, PlotSpec } from './plot';
import type { ChartProps, TableFigure } from './series';
import { useInView } from './use-in-view';
import { usePlot } from './use-plot';

type Props<Row> = ChartProps<Row> & {
  /** Builds the spec for a width in px. */
  spec: (width: number) => PlotSpec;
  figures: readonly TableFigure<Row>[];
  /** Fallback where drawing fails. */
  table: ReactNode;
};

const HEIGHT = 280;

/** A drawing that loads when it comes into view; its height is reserved before. */
export function Drawing<Row>(props: Props<Row>) {
  const { name, spec, table } = props;
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const { Plot, hasFailed, retry } = usePlot(useInView(place));
  const choose = useChoice(props);

  if (hasFailed) return <NotDrawn onRetry={retry}>{table}</NotDrawn>;
  return (
    <ChartBoundary fallback={<NotDrawn>{table}</NotDrawn>}>
      <div ref={place} className="sl-chart-drawing" role="img" aria-label={name} style={{ height: HEIGHT }}>
        {Plot ? <Plot spec={spec(width)} height={HEIGHT} onChoose={choose} /> : <Spin />}
      </div>
    </ChartBoundary>
  );
}

// A mark opens its link; without one it chooses its row.
function useChoice<Row>({ rows, figures, category, onChoose }: Props<Row>) {
  const navigate = useNavigate();
  return ({ index, series }: ChosenMark) => {
    const row = rows[index];
    if (!row) return;
    const path = figures.find(({ label }) => label === series)?.to?.(row) ?? category.to?.(row);
    if (path) void navigate(path);
    else onChoose?.(row);
  };
}

function NotDrawn({ onRetry, children }: { onRetry?: () => void; children: ReactNode }) {
  const retry = onRetry && (
    <Button size="small" onClick={onRetry}>
      Retry
    </Button>
  );
  return (
    <div className="sl-chart-not-drawn" style={{ height: HEIGHT }}>
      <Alert type="warning" title="The chart could not be drawn. These are its figures." action={retry} />
      {children}
    </div>
  );
}

type ChartBoundaryProps = { fallback: ReactNode; children: ReactNode };

/** Shows a fallback when a chart fails, so that the rest of the screen continues. */
class ChartBoundary extends Component<ChartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
