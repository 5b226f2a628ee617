import { COLORS } from '@siteledger/shared-lib/tokens';
import { useAppearance } from '@siteledger/shared-lib/ui';
import { Link } from '@siteledger/shared-lib/router';
import type { ChartTone } from './series';

type Part = { name: string; tone: ChartTone; size: number; amount: string; share: string; to: string | undefined };

// In hundredths of the ring: the gap between parts, and the least length of a part.
const GAP = 0.5;
const LEAST = 0.3;

/** Ring of the parts of a whole, for the eye and the pointer; the list beside it has the same links. */
export function Ring({ parts }: { parts: readonly Part[] }) {
  const { theme } = useAppearance();
  const drawn = parts.filter(({ size }) => size > 0);
  const whole = drawn.reduce((sum, { size }) => sum + size, 0);
  const gap = drawn.length > 1 ? GAP : 0;
  return (
    <svg viewBox="0 0 100 100" aria-hidden>
      <circle className="sl-ring-ground" cx="50" cy="50" r="41" />
      {drawn.map(({ name, tone, size, amount, share, to }, index) => {
        const before = drawn.slice(0, index).reduce((sum, part) => sum + part.size, 0);
        const length = Math.max(LEAST, (100 * size) / whole - gap);
        const slice = (
          <circle
            className="sl-ring-slice"
            cx="50"
            cy="50"
            r="41"
            pathLength="100"
            stroke={COLORS[theme][tone]}
            strokeDasharray={`${length} ${100 - length}`}
            strokeDashoffset={-(100 * before) / whole}
          >
            <title>{`${name}: ${amount}, ${share}`}</title>
          </circle>
        );
        return to ? (
          <Link key={name} to={to} tabIndex={-1}>
            {slice}
          </Link>
        ) : (
          <g key={name}>{slice}</g>
        );
      })}
    </svg>
  );
}
