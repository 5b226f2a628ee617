import { CallState } from '@siteledger/shared-lib/api';
import { useParams } from '@siteledger/shared-lib/router';
import { useUsersOneQuery } from '../api';
import { UpdateUserForm } from './update-user-form';
import { UserDialog } from './user-dialog';

/** Dialog of a user over the list, editable with the permission. roles-and-permissions.md#users */
export function UserModal() {
  const { uuid = '' } = useParams();
  const { currentData: user, error, refetch } = useUsersOneQuery(uuid);
  return (
    <UserDialog title={user?.name ?? 'User'}>
      {user ? (
        <UpdateUserForm key={uuid} user={user} />
      ) : (
        <CallState error={error} onRetry={refetch} notFound="User not found." />
      )}
    </UserDialog>
  );
}
