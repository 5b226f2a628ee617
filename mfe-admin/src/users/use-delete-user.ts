import { askAndDelete, tellWhyItStays } from '@siteledger/shared-lib/api';
import type { User } from '@siteledger/shared-lib/domain';
import { useMemberRights } from '../use-member-rights';
import { useUsersDeleteMutation } from './users-api';

/** Deletes a user after confirmation. docs/domain/states-and-deletions.md#deletions */
export function useDeleteUser() {
  const [deleteUser, { isLoading }] = useUsersDeleteMutation();
  const { isSelf } = useMemberRights();
  const ask = (user: User) => {
    if (isSelf(user)) return tellWhyItStays('You cannot delete yourself.', 'Someone else who manages users can.');
    const { uuid, name, version } = user;
    return askAndDelete({
      name,
      content: 'They are signed out at once and cannot sign in again. Their name stays in the history.',
      send: () => deleteUser({ uuid, version }).unwrap(),
    });
  };
  return { ask, isDeleting: isLoading };
}
