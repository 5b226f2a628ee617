import {
  type EnvironmentName,
  type ReleaseSummary,
  type RemoteMatrixRow,
  ENVIRONMENTS,
} from '@siteledger/platform/contract';
import { remoteText } from '@siteledger/shared-lib/domain';
import { Button } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { ChangeSettingModal } from '../setting/change-setting-modal';

type Props = {
  remote: RemoteMatrixRow;
  release: ReleaseSummary;
  own: EnvironmentName;
  changeable: readonly EnvironmentName[];
};

/** Buttons to promote a running release, byte for byte, to later environments. */
export function PromoteButtons({ remote, release, own, changeable }: Props) {
  const [target, setTarget] = useState<EnvironmentName>();
  const { version } = release;
  return (
    <>
      {promotionsOf(remote, release, changeable).map((environment) => (
        <Button
          key={environment}
          size="small"
          aria-label={`Promote ${version} of ${remoteText(remote)} to ${environment}`}
          onClick={() => setTarget(environment)}
        >
          Promote to {environment}
        </Button>
      ))}
      {target && (
        <ChangeSettingModal
          remote={remote}
          environment={target}
          isOwn={target === own}
          promoted={version}
          onClose={() => setTarget(undefined)}
        />
      )}
    </>
  );
}

/** Environments that a release can be promoted to: after the first that runs it, and not where everybody has it. */
function promotionsOf(
  { settings }: Pick<RemoteMatrixRow, 'settings'>,
  { version, revoked }: Pick<ReleaseSummary, 'version' | 'revoked'>,
  changeable: readonly EnvironmentName[],
) {
  const first = ENVIRONMENTS.findIndex((environment) => {
    const setting = settings[environment];
    return [setting?.release, setting?.rollout?.release].includes(version);
  });
  if (revoked || first === -1) return [];
  return ENVIRONMENTS.slice(first + 1).filter(
    (environment) => changeable.includes(environment) && settings[environment]?.release !== version,
  );
}
