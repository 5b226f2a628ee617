import type { EnvironmentName, ReleaseSummary, RemoteMatrixRow } from '@siteledger/platform/contract';
import { remoteText } from '@siteledger/shared-lib/domain';
import { Button } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { MarkStableModal } from './mark-stable-modal';

type Props = { remote: RemoteMatrixRow; release: ReleaseSummary; environment: EnvironmentName };

/** Button to mark a release as stable, where the registry accepts that. */
export function MarkStableButton({ remote, release: { version, can_be_called_good }, environment }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (!can_be_called_good.includes(environment)) return null;
  return (
    <>
      <Button
        size="small"
        aria-label={`Mark as stable: ${remoteText(remote)} ${version}`}
        onClick={() => setOpen(true)}
      >
        Mark as stable
      </Button>
      {isOpen && (
        <MarkStableModal remote={remote} version={version} environment={environment} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
