import { errorMessage } from '@siteledger/shared-lib/api';
import type { RemoteMatrix } from '@siteledger/shared-lib/domain';
import {
  Alert,
  Button,
  EmptyState,
  ErrorState,
  LoadingState,
  NoPermission,
  PageHeader,
} from '@siteledger/shared-lib/ui';
import { FOLLOWING, useRemotesMatrixQuery } from './remotes-api';
import { RemotesMatrix } from './remotes-matrix';
import { environmentTitle } from './setting-words';
import './remotes.css';

/** Which remotes run, where and in which release, and how they fare; for who may change that. Architecture §3. */
export function RemotesPage() {
  const { data: matrix } = useRemotesMatrixQuery(undefined, FOLLOWING);
  return (
    <>
      <PageHeader
        title="Remotes"
        subtitle={matrix && `This server runs ${environmentTitle(matrix.environment).toLowerCase()}.`}
      />
      <RemotesContent />
    </>
  );
}

const isForbidden = (error: unknown) => (error as { status?: unknown } | undefined)?.status === 403;

function RemotesContent() {
  const { data: matrix, error, refetch } = useRemotesMatrixQuery();
  if (isForbidden(error)) return <NoPermission />;
  if (!matrix) return error ? <RemotesFailure error={error} onRetry={refetch} /> : <LoadingState />;
  return (
    <>
      {error && <OldNews onRetry={refetch} />}
      <RemotesOrNone matrix={matrix} />
    </>
  );
}

const RemotesOrNone = ({ matrix }: { matrix: RemoteMatrix }) =>
  matrix.remotes.length > 0 ? (
    <RemotesMatrix matrix={matrix} />
  ) : (
    <EmptyState>
      <p>No remote has been published here yet. A team publishes with “npm run publish-remote”.</p>
    </EmptyState>
  );

type FailureProps = { error: unknown; onRetry: () => unknown };

const RemotesFailure = ({ error, onRetry }: FailureProps) => (
  <ErrorState message={errorMessage(error)} onRetry={() => void onRetry()} />
);

const OldNews = ({ onRetry }: Pick<FailureProps, 'onRetry'>) => (
  <Alert
    className="remotes-old"
    type="warning"
    showIcon
    title="This may be out of date: the registry does not answer."
    action={<Button onClick={() => void onRetry()}>Retry</Button>}
  />
);
