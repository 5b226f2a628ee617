import { CallState, FOLLOWING_REMOTES, useRemotesMatrixQuery } from '@siteledger/shared-lib/api';
import type { RemoteMatrix, RegistryState } from '@siteledger/platform/contract';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { Alert, Button, EmptyState, LinkButton, PageHeader } from '@siteledger/shared-lib/ui';
import { registryAwayWords } from '@siteledger/shared-lib/domain';
import { ConnectLines } from './environments/connect-lines';
import { isWaiting } from './environments/take-over';
import { ReleasePolicies } from './release-policies';
import { RemotesMatrix } from './remotes-matrix';
import { environmentTitle } from './setting-words';
import './remotes.css';

// Polls faster while servers are applying a change, as the user is waiting for it.
const WAITING_MS = 2000;

/**
 * Running remotes by environment, with their releases and health; needs the permission to manage them.
 * docs/remotes.md#switch-roll-out-roll-back
 */
export function RemotesPage() {
  const { can } = usePermissions();
  const { data: known } = useRemotesMatrixQuery();
  const pollingInterval = known && isWaiting(known) ? WAITING_MS : FOLLOWING_REMOTES.pollingInterval;
  const { data: matrix } = useRemotesMatrixQuery(undefined, { ...FOLLOWING_REMOTES, pollingInterval });
  return (
    <>
      <PageHeader
        title="Remotes"
        subtitle={matrix && `Environment: ${environmentTitle(matrix.environment).toLowerCase()}`}
        actions={can('remote.publish') && <LinkButton to="/remotes/tokens">Publish tokens</LinkButton>}
      />
      <RemotesContent />
    </>
  );
}

const isForbidden = (error: unknown) => (error as { status?: unknown } | undefined)?.status === 403;

function RemotesContent() {
  const { data: matrix, error, refetch } = useRemotesMatrixQuery();
  // A user who has lost the permission must not keep seeing the loaded data.
  if (!matrix || isForbidden(error)) return <CallState error={error} onRetry={refetch} />;
  return (
    <>
      {error && <OldNews onRetry={refetch} />}
      <RegistryAway registry={matrix.registry} />
      <RemotesOrNone matrix={matrix} />
    </>
  );
}

const RemotesOrNone = ({ matrix }: { matrix: RemoteMatrix }) =>
  matrix.remotes.length > 0 ? (
    <>
      <RemotesMatrix matrix={matrix} />
      <ConnectLines {...matrix} />
      <ReleasePolicies matrix={matrix} />
    </>
  ) : (
    <EmptyState>
      <p>No remote has been published here yet. A team publishes with “npm run publish-remote”.</p>
    </EmptyState>
  );

const OldNews = ({ onRetry }: { onRetry: () => unknown }) => (
  <Alert
    className="remotes-alert"
    type="warning"
    title="Registry unreachable; may be out of date."
    action={<Button onClick={() => void onRetry()}>Retry</Button>}
  />
);

function RegistryAway({ registry }: { registry: RegistryState }) {
  const words = registryAwayWords(registry);
  return words && <Alert className="remotes-alert" type="warning" {...words} />;
}
