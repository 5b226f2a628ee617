import { COLORS } from '@siteledger/shared-lib/tokens';
import { useAppearance } from '@siteledger/shared-lib/ui';
import { edgeOf } from './look';
import type { ChartTone } from './series';

type Entry = { label: string; tone: ChartTone; isLine?: boolean };

/** What the colours of a chart mean. */
export function ChartLegend({ entries }: { entries: readonly Entry[] }) {
  const { theme } = useAppearance();
  return (
    <ul className="sl-chart-legend">
      {entries.map(({ label, tone, isLine }) => (
        <li key={label}>
          <span
            className="sl-chart-swatch"
            data-line={isLine || undefined}
            style={{ background: COLORS[theme][tone], borderColor: edgeOf(theme, tone) }}
          />
          {label}
        </li>
      ))}
    </ul>
  );
}
