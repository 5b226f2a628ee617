import type { EnvironmentName, ReleaseSummary, RemoteMatrixRow, GoodRelease } from '@siteledger/platform/contract';
import { formatInstant, remoteText } from '@siteledger/shared-lib/domain';
import { Button, ToneTag } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { MarkStableButton } from './mark-stable-button';
import { PromoteButtons } from './promote-buttons';
import { ReleaseHealthFacts, ReleaseVitals } from './release-health';
import { RevokeReleaseModal } from './revoke-release-modal';
import { environmentTitle } from '../setting-words';

type Props = {
  remote: RemoteMatrixRow;
  release: ReleaseSummary;
  own: EnvironmentName;
  changeable: readonly EnvironmentName[];
};

const SHORT_COMMIT = 8;

/** Row of a release: origin, environments, problems, and health. */
export function ReleaseRow({ remote, release, own, changeable }: Props) {
  const [isRevoking, setRevoking] = useState(false);
  const { version, commit, published_at, published_by, revoked } = release;
  const places = placesOf(remote, version);
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <ReleaseMarks release={release} places={places} own={own} />
      </th>
      <td role="cell" data-title="Published">
        <span>{formatInstant(published_at)}</span>
        <span className="release-aside">
          {published_by}
          {commit && (
            <>
              {' · '}
              <code title={commit}>{commit.slice(0, SHORT_COMMIT)}</code>
            </>
          )}
        </span>
      </td>
      <td role="cell" data-title="Size">
        <span>{kilobytes(release.sizes.total)}</span>
        <span className="release-aside">entry {kilobytes(release.sizes.entry)}</span>
      </td>
      <td role="cell" data-title="Loads and failures">
        <ReleaseHealthFacts health={release.health} />
      </td>
      <td role="cell" data-title="Web vitals (p75)">
        <ReleaseVitals vitals={release.health.vitals} />
      </td>
      <td role="cell" className="release-actions">
        <PromoteButtons {...{ remote, release, own, changeable }} />
        {changeable.includes(own) && <MarkStableButton remote={remote} release={release} environment={own} />}
        {changeable.includes(own) && !revoked && places.length === 0 && (
          <Button
            size="small"
            danger
            aria-label={`Revoke ${remoteText(remote)} ${version}`}
            onClick={() => setRevoking(true)}
          >
            Revoke
          </Button>
        )}
        {isRevoking && <RevokeReleaseModal remote={remote} version={version} onClose={() => setRevoking(false)} />}
      </td>
    </tr>
  );
}

const BYTES_A_KILOBYTE = 1024;

const kilobytes = (bytes: number) => `${(bytes / BYTES_A_KILOBYTE).toFixed(1)} KB`;

const placesOf = ({ settings }: RemoteMatrixRow, version: string) =>
  Object.values(settings)
    .filter(({ release, rollout }) => [release, rollout?.release].includes(version))
    .map(({ environment, release }) => ({ environment, isRollout: release !== version }));

type MarksProps = Pick<Props, 'release' | 'own'> & { places: ReturnType<typeof placesOf> };

const ReleaseMarks = ({ release: { version, revoked, incompatibilities, good, halted }, places, own }: MarksProps) => (
  <>
    <span className="setting-head">
      <code>{version}</code>
      {places.map(({ environment, isRollout }) => (
        <ToneTag key={environment} tone="info">
          {`${environmentTitle(environment)}${isRollout ? ' rollout' : ''}`}
        </ToneTag>
      ))}
      {good[own] && <ToneTag tone="success">Stable</ToneTag>}
      {halted[own] && <ToneTag tone="danger">Halted</ToneTag>}
      {revoked && <ToneTag tone="danger">Revoked</ToneTag>}
      {incompatibilities.length > 0 && <ToneTag tone="warning">Incompatible</ToneTag>}
    </span>
    {good[own] && <span className="release-aside">{goodText(good[own])}</span>}
    {halted[own] && (
      <span className="release-aside">
        {formatInstant(halted[own].at)}: {halted[own].reason}
      </span>
    )}
    {revoked && (
      <span className="release-aside">
        {revoked.by}, {formatInstant(revoked.at)}: {revoked.reason}
      </span>
    )}
    {incompatibilities.map((sentence) => (
      <span key={sentence} className="release-aside">
        {sentence}
      </span>
    ))}
  </>
);

/**
 * "Stable since 01-Jul-2026, 18:00: seen to work", or with the person: "Stable since …, marked by Lim: Tried on the
 * site".
 */
const goodText = ({ since, by, reason }: GoodRelease) =>
  `Stable since ${formatInstant(since)}${by ? `, marked by ${by}: ${reason}` : ': seen to work'}`;
