import { useRef, type CSSProperties, type ReactNode } from 'react';
import { useChartPlace } from './use-plot';
import './chart-space.css';

type Props = {
  of: 'bars' | 'columns' | 'ring';
  /** Largest number of rows of bars, or of parts of a ring. */
  rows?: number;
  /** Number of bars per row. */
  bars?: number;
  /** Bars have links other than their name's, so each must be tall enough to tap. */
  isApart?: boolean;
  children: ReactNode;
};

/**
 * Reserves a chart's height, so that nothing moves when its figures arrive, fail or are empty, and preloads the code of
 * a drawn chart.
 */
export function ChartSpace({ of, rows = 0, bars = 1, isApart, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useChartPlace(place, of === 'columns');
  return (
    <div ref={place} className="sl-chart-space" style={{ '--rows': rows, '--bars': bars } as CSSProperties}>
      <div data-of={of} data-apart={isApart || undefined}>
        {children}
      </div>
    </div>
  );
}
