import type { EnvironmentName, RemoteMatrixRow, RemoteSetting } from '@siteledger/platform/contract';
import { ToneTag } from '@siteledger/shared-lib/ui';

type Props = {
  remote: RemoteMatrixRow;
  setting: RemoteSetting | undefined;
  isOwn: boolean;
};

/** Warning that a selected release cannot run in its environment, with the reasons. docs/remotes.md#environments */
export function IncompatibleHere({ remote, setting, isOwn }: Props) {
  const selected = [setting?.release, setting?.rollout?.release];
  const broken = remote.releases
    .filter(({ version }) => selected.includes(version))
    .map((release) => ({ version: release.version, reasons: reasonsIn(release, setting?.environment, isOwn) }))
    .filter(({ reasons }) => reasons.length > 0);
  if (broken.length === 0) return null;
  return (
    <div className="setting-incompatible">
      <ToneTag tone="danger">Incompatible</ToneTag>
      {broken.map(({ version, reasons }) => (
        <p key={version}>
          <code>{version}</code>: {reasons.join(' ')}
        </p>
      ))}
    </div>
  );
}

// A central registry of the previous version reports reasons only for its own environment.
const reasonsIn = (
  { incompatibilities, incompatible_in }: RemoteMatrixRow['releases'][number],
  environment: EnvironmentName | undefined,
  isOwn: boolean,
) => (isOwn ? incompatibilities : ((environment && incompatible_in?.[environment]) ?? []));
