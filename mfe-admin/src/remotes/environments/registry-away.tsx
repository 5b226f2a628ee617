import type { RegistryState } from '@siteledger/platform/contract';
import { registryAwayWords } from '@siteledger/shared-lib/domain';
import { Alert } from '@siteledger/shared-lib/ui';

/** That the central registry is away; nothing while it answers. */
export function RegistryAway({ registry }: { registry: RegistryState }) {
  const words = registryAwayWords(registry);
  return words && <Alert className="remotes-alert" type="warning" {...words} />;
}
