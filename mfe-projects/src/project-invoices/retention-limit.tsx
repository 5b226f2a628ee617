import { compareMoney, formatMoney, formatPercent, retentionLimit, type Project } from '@siteledger/shared-lib/domain';

type Props = { held: string; percent: string; project: Project };

/** Retention held, its limit in the project, and its rate. certificates.md#retention */
export function RetentionLimit({ held, percent, project }: Props) {
  const limit = retentionLimit(project);
  if (compareMoney(limit, '0') === 0) return <p className="retention-limit">This project holds no retention.</p>;
  const isReached = compareMoney(held, limit) >= 0;
  return (
    <div className="retention-limit">
      <p>
        <span>
          Retention {formatPercent(percent)} up to <span className="sl-figure">{formatMoney(limit)}</span>
        </span>
        {isReached && (
          <span className="sl-tag" data-tone="warning">
            Limit reached
          </span>
        )}
      </p>
      <div className="retention-bar" data-full={isReached || undefined} aria-hidden>
        {/* A float is exact enough for the width of a bar. */}
        <span style={{ width: `${Math.max(0, Math.min(100, (Number(held) / Number(limit)) * 100))}%` }} />
      </div>
    </div>
  );
}
