import type { EnvironmentName, ReleaseSummary, RemoteMatrixRow } from '@siteledger/platform/contract';
import { remoteText } from '@siteledger/shared-lib/domain';
import { Button } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { ChangeSettingModal } from './change-setting-modal';
import { promotionsOf } from './promotions';

type Props = {
  remote: RemoteMatrixRow;
  release: ReleaseSummary;
  own: EnvironmentName;
  changeable: readonly EnvironmentName[];
};

/** Offers to select a release that runs somewhere, the same bytes, in the environments that come after. */
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
