import { useRef, type CSSProperties, type ReactNode } from 'react';
import { useChartPlace } from './use-plot';
import './chart-space.css';

type Props = {
  of: 'bars' | 'columns' | 'ring';
  /** The most rows of bars, or parts of a ring, that there may be. */
  rows?: number;
  /** How many bars a row has. */
  bars?: number;
  /** Bars lead to places of their own, not to that of their name, so each is as high as a finger needs. */
  isApart?: boolean;
  children: ReactNode;
};

/**
 * Has the height of a chart from the start, so that nothing moves when its figures arrive, fail to, or are none; and loads the
 * code of one that is drawn meanwhile.
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
