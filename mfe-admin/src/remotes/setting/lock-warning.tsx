import type { RemoteSetting } from '@siteledger/platform/contract';
import { lockedText } from '@siteledger/shared-lib/domain';
import { Alert } from '@siteledger/shared-lib/ui';

/** Warning that a change overrides a lock; nothing without one. */
export function LockWarning({ present }: { present: RemoteSetting | undefined }) {
  const locked = present && lockedText(present);
  return locked ? (
    <Alert type="warning" title={locked} description="Your change overrides the lock, which stays." />
  ) : null;
}
