import { errorMessage, type CallError } from '@siteledger/shared-lib/api';
import { useParams } from '@siteledger/shared-lib/router';
import { EmptyState, ErrorState, LoadingState } from '@siteledger/shared-lib/ui';
import { useUsersOneQuery } from '../api';
import { UpdateUserForm } from './update-user-form';
import { UserDialog } from './user-dialog';

/** One user, over the list: to change them, or to look when that is all that is allowed. Specification §7. */
export function UserModal() {
  const { uuid = '' } = useParams();
  const { currentData: user, error, refetch } = useUsersOneQuery(uuid);
  return (
    <UserDialog title={user?.name ?? 'User'}>
      {user ? <UpdateUserForm key={uuid} user={user} /> : <NotLoaded error={error} onRetry={refetch} />}
    </UserDialog>
  );
}

function NotLoaded({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  if (!error) return <LoadingState />;
  if ((error as Partial<CallError>).status === 404) return <EmptyState title="User not found." />;
  return <ErrorState message={errorMessage(error)} onRetry={() => void onRetry()} />;
}
