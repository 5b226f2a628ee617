import type { EnvironmentName, ReleaseSummary } from '@siteledger/platform/contract';
import { Button } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { CallGoodModal } from './call-good-modal';

type Props = { remote: string; release: ReleaseSummary; environment: EnvironmentName };

/** Offers to call a release good where it is not yet, and was not halted. */
export function CallGoodButton({ remote, release: { version, revoked, good, halted }, environment }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (revoked || good[environment] || halted[environment]) return null;
  return (
    <>
      <Button size="small" aria-label={`Call good: ${remote} ${version}`} onClick={() => setOpen(true)}>
        Call good
      </Button>
      {isOpen && (
        <CallGoodModal remote={remote} version={version} environment={environment} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
