import { CallState, FOLLOWING_REMOTES, useRemotesMatrixQuery } from '@siteledger/shared-lib/api';
import { registryAwayWords } from '@siteledger/shared-lib/domain';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { Alert, EmptyState, NoPermission, PageHeader } from '@siteledger/shared-lib/ui';
import { RECOVERY_PERMISSION } from '../own-screens';
import { RemoteCard } from './remote-card';
import './recovery.css';

/**
 * The state of every remote in this environment and its switch, without any remote's code: usable when the admin
 * screens are off or broken.
 */
export function RecoveryPage() {
  const { can } = usePermissions();
  return (
    <>
      <PageHeader title="Recovery" subtitle="Switch parts of the application off and on, or go back a release." />
      {can(RECOVERY_PERMISSION) ? <Remotes /> : <NoPermission />}
    </>
  );
}

function Remotes() {
  const { data: matrix, error, refetch } = useRemotesMatrixQuery(undefined, FOLLOWING_REMOTES);

  if (!matrix) return <CallState error={error} onRetry={refetch} />;
  const away = registryAwayWords(matrix.registry);
  return (
    <>
      {error && <Alert type="warning" title="Registry unreachable; may be out of date." />}
      {away && <Alert className="recovery-alert" type="warning" {...away} />}
      {matrix.remotes.length === 0 && (
        <EmptyState>
          <p>No remote has been published here yet.</p>
        </EmptyState>
      )}
      <ul className="recovery" aria-label="Remotes">
        {matrix.remotes.map((remote) => (
          <RemoteCard key={remote.name} remote={remote} environment={matrix.environment} isChangeable={!away} />
        ))}
      </ul>
    </>
  );
}
