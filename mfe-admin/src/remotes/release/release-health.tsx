import {
  type FailureKind,
  type PartFailures,
  type ReleaseHealth,
  type ReleasePart,
  type RemoteMatrixRow,
  type RemoteSetting,
  type ScreenHealth,
  VITALS,
} from '@siteledger/platform/contract';
import { counted } from '@siteledger/shared-lib/domain';

const KIND_TEXT: Record<FailureKind, string> = {
  network: 'network',
  timeout: 'time-out',
  integrity: 'integrity',
  incompatible: 'incompatible',
  evaluation: 'evaluation',
  render: 'rendering',
};

const PART_TEXT: Record<ReleasePart, string> = {
  entry: 'starting',
  chunk: 'script',
  style: 'style sheet',
  render: 'drawing',
  place: 'in a place there',
};

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

const failuresOf = ({ failures }: Pick<ScreenHealth, 'failures'>) => sumOf(failures.map(({ count }) => count));

const failuresIn = ({ screens }: ReleaseHealth) => sumOf(screens.map(failuresOf));

/** "2 drawing", "1 script (network)"; "3 network" for older reports without parts. */
function failureText({ part, kind, count }: PartFailures) {
  if (!part) return `${count} ${KIND_TEXT[kind]}`;
  return part === 'render' ? `${count} ${PART_TEXT[part]}` : `${count} ${PART_TEXT[part]} (${KIND_TEXT[kind]})`;
}

const SCREENS_SHOWN = 5;

/** Number of complete loads and of failures of a release, by screen, part and cause. */
export function ReleaseHealthFacts({ health }: { health: ReleaseHealth }) {
  const loads = sumOf(health.screens.map((screen) => screen.loads));
  const total = failuresIn(health);
  return (
    <>
      <span className="sl-figure">{loads}</span>
      {total > 0 && <FailingScreens total={total} screens={health.screens} />}
      {total === 0 && loads > 0 && <span className="release-aside">no failures</span>}
    </>
  );
}

function FailingScreens({ total, screens }: { total: number; screens: readonly ScreenHealth[] }) {
  const failing = screens.filter((screen) => failuresOf(screen) > 0).sort((a, b) => failuresOf(b) - failuresOf(a));
  const more = failing.length - SCREENS_SHOWN;
  return (
    <div className="release-failures">
      {counted(total, 'failure')}
      <ul>
        {failing.slice(0, SCREENS_SHOWN).map(({ screen, title, loads, failures }) => (
          <li key={screen}>
            <strong title={screen ?? undefined}>{title ?? screen ?? 'On no screen'}</strong>
            {`: ${failures.map(failureText).join(', ')}; ${counted(loads, 'load')}`}
          </li>
        ))}
      </ul>
      {more > 0 && `and ${counted(more, 'more screen')}`}
    </div>
  );
}

type InForceProps = { remote: RemoteMatrixRow; setting: RemoteSetting | undefined };

/** Notice that a running release has failures; the row's releases show details. */
export function FailuresInForce({ remote: { releases }, setting }: InForceProps) {
  const running = [setting?.release, setting?.rollout?.release];
  const health = releases.filter(({ version }) => running.includes(version)).map((release) => release.health);
  const total = sumOf(health.map(failuresIn));
  if (total === 0) return null;
  return <p className="setting-failures">{counted(total, 'failure')} in 7 days</p>;
}

const SECOND_MS = 1000;

const vitalText = (name: string, value: number) => {
  if (name === 'CLS') return value.toFixed(2);
  return value < SECOND_MS ? `${Math.round(value)} ms` : `${(value / SECOND_MS).toFixed(1)} s`;
};

/** 75th percentile of each reported web vital. */
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
