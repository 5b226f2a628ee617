import {
  FAILURE_KINDS,
  type FailureKind,
  type ReleaseHealth,
  type RemoteMatrixRow,
  type RemoteSetting,
  VITALS,
} from '@siteledger/platform/contract';
import { counted } from './setting-words';

const KIND_TEXT: Record<FailureKind, string> = {
  network: 'network',
  timeout: 'time-out',
  integrity: 'integrity',
  incompatible: 'incompatible',
  evaluation: 'evaluation',
  render: 'rendering',
};

const failedLoads = ({ failures }: ReleaseHealth) =>
  FAILURE_KINDS.reduce((sum, kind) => sum + (failures[kind] ?? 0), 0);

/** How often a release was loaded, and how often it failed, by kind. */
export function ReleaseHealthFacts({ health }: { health: ReleaseHealth }) {
  const { loads, failures } = health;
  const total = failedLoads(health);
  const kinds = FAILURE_KINDS.filter((kind) => failures[kind]);
  return (
    <>
      <span className="sl-figure">{loads}</span>
      {total > 0 && (
        <span className="release-failures">
          {counted(total, 'failure')}: {kinds.map((kind) => `${failures[kind]} ${KIND_TEXT[kind]}`).join(', ')}
        </span>
      )}
      {total === 0 && loads > 0 && <span className="release-aside">no failures</span>}
    </>
  );
}

type InForceProps = { remote: RemoteMatrixRow; setting: RemoteSetting | undefined };

/** That what runs here fails for somebody; its kinds and releases are behind the row. */
export function FailuresInForce({ remote: { releases }, setting }: InForceProps) {
  const running = [setting?.release, setting?.rollout?.release];
  const health = releases.filter(({ version }) => running.includes(version)).map((release) => release.health);
  const total = health.reduce((sum, one) => sum + failedLoads(one), 0);
  if (total === 0) return null;
  return <p className="setting-failures">{counted(total, 'failed load')} in 7 days</p>;
}

const SECOND_MS = 1000;

const vitalText = (name: string, value: number) => {
  if (name === 'CLS') return value.toFixed(2);
  return value < SECOND_MS ? `${Math.round(value)} ms` : `${(value / SECOND_MS).toFixed(1)} s`;
};

/** The 75th percentile of each web vital that was reported. */
export function ReleaseVitals({ vitals }: Pick<ReleaseHealth, 'vitals'>) {
  const known = VITALS.flatMap((name) => (name in vitals ? [[name, vitals[name] ?? 0] as const] : []));
  if (known.length === 0) return <span className="release-aside">none yet</span>;
  return (
    <dl className="release-vitals">
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="sl-figure">{vitalText(name, value)}</dd>
        </div>
      ))}
    </dl>
  );
}
