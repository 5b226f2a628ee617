import { useRef, type CSSProperties, type ReactNode } from 'react';
import { useChartPlace } from './use-plot';
import './chart-space.css';

type Props = {
  of: 'bars' | 'columns' | 'ring';
  /** The most rows of bars, or parts of a ring, that there may be. */
  rows?: number;
  /** How many bars a row has. */
  bars?: number;
  children: ReactNode;
};

/**
 * Has the height of a chart from the start, so that nothing moves when its figures arrive, fail to, or are none; and loads the
 * code of one that is drawn meanwhile.
 */
export function ChartSpace({ of, rows = 0, bars = 1, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useChartPlace(place, of === 'columns');
  return (
    <div ref={place} className="sl-chart-space" style={{ '--rows': rows, '--bars': bars } as CSSProperties}>
      <div data-of={of}>{children}</div>
    </div>
  );
}
