import type { RegistryState } from '@siteledger/platform/contract';
import { formatInstant } from '@siteledger/shared-lib/domain';
import { Alert } from '@siteledger/shared-lib/ui';

/** That the central registry is away, since when, and what that means; nothing while it answers. */
export const RegistryAway = ({ registry }: { registry: RegistryState }) =>
  registry.kind === 'central' &&
  registry.away_since && (
    <Alert
      className="remotes-alert"
      type="warning"
      showIcon
      title={`The central registry has not answered since ${formatInstant(registry.away_since)}.`}
      description="Staff notice nothing: what runs here goes on. Nothing can be changed until it answers again."
    />
  );
